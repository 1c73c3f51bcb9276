# De kat geeft een tip

cat-ask = Vraag het de kat

# Tips: wat je kunt doen, en waarom. Zinnen voor meer spellen

hint-good = Zo zou ik hier spelen

# De kat geeft een tip

cat-follow = Doe ik
cat-next = Dan: { $what }
