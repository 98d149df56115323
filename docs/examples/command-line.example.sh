hubkit chat "What is 6 times 7?"
hubkit chat "Ada is 36" --schema 'name, age int'
hubkit run text-classification "Such a lovely day"
