from jev_style import JevStyle, choice, noul

judge = JevStyle.from_pretrained("lawrence3699/jev-style")
result = judge.decide("The parcel arrived, but the cup in it was broken.", {
    "complaint": noul("The customer complains about something."),
    "team": choice("Which team should answer?", ["shipping", "billing", "technology"]),
})
print(result["answers"]["team"]["choice"])
