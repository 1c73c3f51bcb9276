# De kat geeft een tip

cat-follow = Doe ik
cat-next = Dan: { $what }
