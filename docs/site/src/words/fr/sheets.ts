/** Sheets of the page Score, in French. */
import type { SiteWords } from '../texts';

export const sheets: SiteWords['sheets'] = {
  titled: (map, names) => `${map} – ${names}`,
  noMap: 'Sans plateau',
  result: 'Résultat',
  intermediate: 'Décompte intermédiaire',
  nothing: 'Il n’y a encore rien à compter.',
  toSettle: 'Reste à préciser',
  sestertii: 'Sesterces gagnés',
  list: {
    heading: 'Vos feuilles',
    lead: 'Elles sont gardées dans ce navigateur, sur cet appareil seulement.',
    isOpen: 'Ouverte',
    remove: (sheet) => `Supprimer : ${sheet}`,
    removed: (sheet) => `Supprimée : ${sheet}`,
    takeBack: 'Récupérer',
    start: 'Nouvelle feuille',
    file: 'Ouvrir une feuille',
    noFile: 'Ce fichier ne peut pas être ouvert.',
    noJson: 'Ce fichier n’est pas du JSON. Ouvrez une feuille enregistrée sur cette page.',
    cannotOpen: 'Cette feuille ne peut pas être ouverte.',
    unreadable: 'Illisible ici',
    unreadableLead:
      'Une autre version de cette page, ou un autre programme, a enregistré cela. Rien n’y est changé.',
    save: (sheet) => `Enregistrer dans un fichier : ${sheet}`,
  },
  warning: {
    full: 'La mémoire de ce navigateur est pleine : vos derniers changements seront perdus quand vous fermerez cette page.',
    closed:
      'Ce navigateur ne permet pas à la page d’enregistrer quoi que ce soit : votre feuille sera perdue quand vous fermerez cette page.',
    waysOut:
      'Enregistrez la feuille dans un fichier, partagez-la par un lien, ou supprimez des feuilles dont vous n’avez plus besoin.',
    waysOutClosed: 'Enregistrez la feuille dans un fichier, ou partagez-la par un lien.',
    elsewhere:
      'Cette feuille a été changée dans un autre onglet. Vous voyez le dernier état ; « Annuler » rétablit le vôtre.',
    both: 'Cette feuille a été changée en même temps dans un autre onglet. Les deux états sont gardés : le vôtre est maintenant une feuille à part.',
    understood: 'OK',
  },
  share: {
    heading: 'Partager et enregistrer',
    send: 'Partager…',
    link: 'Copier le lien',
    linkCopied: 'Lien copié.',
    byHand: 'Le navigateur ne permet pas de copier. Copiez le lien à la main :',
    notAllowed: 'Le navigateur ne permet pas de copier.',
    notSent: 'Le partage n’a pas marché. Copiez plutôt le lien.',
    theLink: 'Le lien',
    qr: 'Code QR',
    qrText: 'Code QR avec le lien vers cette feuille',
    qrLead: 'Un autre téléphone peut le scanner avec son appareil photo.',
    qrTooLong: 'Cette feuille est trop longue pour un code QR. Copiez plutôt le lien.',
    qrNotLoaded: 'Le code QR n’a pas pu être chargé. Copiez plutôt le lien.',
    everybody:
      'Chacun peut compter sur son propre téléphone : partagez cette feuille, laissez les autres remplir leurs lignes et vous la renvoyer. Ouvrez leur lien ici pour reprendre ce qu’ils ont compté.',
    text: 'Copier en texte',
    bgg: 'Copier pour BoardGameGeek',
    copied: 'Résultat copié.',
    bgStats: 'Vers BG Stats',
    print: 'Imprimer',
    save: 'Enregistrer',
    subject: (what) => `Concordia : ${what}`,
  },
  shared: {
    lead: 'On a partagé cette feuille avec vous.',
    noSheet: 'Ce lien ne contient pas de feuille ; il en manque peut-être une partie.',
    cannotShow: 'Cette feuille partagée ne peut pas être montrée.',
    loading: 'Chargement de la feuille…',
    keep: 'La garder comme feuille à part',
    toOwn: 'Aller à ma feuille',
    known: 'Vous avez déjà cette feuille.',
  },
  merge: {
    heading: 'Reprendre des lignes',
    into: (sheet) => `Dans votre feuille : ${sheet}`,
    otherGame:
      'Elle n’est pas de la même partie que votre feuille ouverte ; on ne peut donc reprendre aucune ligne :',
    obstacles: {
      map: 'les plateaux sont différents.',
      players: 'les nombres de joueurs sont différents.',
      teams: 'une seule des deux se joue en équipes.',
      cards: 'les cartes sont différentes : Concordia et Concordia Venus.',
      modules: 'les modules sont différents.',
      scoring: 'une seule des deux est un décompte intermédiaire.',
    },
    same: 'Votre feuille a les mêmes lignes pour tout le monde.',
    whose: 'Les lignes de qui ?',
    take: (name, points) =>
      points === undefined
        ? `Reprendre les lignes : ${name}`
        : `Reprendre les lignes : ${name} (points : ${points})`,
    replaces: (name, points) =>
      points === undefined
        ? `Remplace ce que vous avez pour ${name}`
        : `Remplace ce que vous avez pour ${name} (points : ${points})`,
    goesTo: (name) => `Va à ${name} sur votre feuille`,
    isSame: (name) => `${name} : pareil sur les deux feuilles`,
    untouched: (name) => `${name} : rien n’y est encore rempli`,
    clashes: 'Les feuilles se contredisent',
    whichGood: (city) => `Que produit ${city} ?`,
    whoHas: (card) => `Qui a cette carte : ${card} ?`,
    concordia: 'carte Concordia',
    go: 'Reprendre',
    none: 'Choisissez les lignes à reprendre.',
  },
  printed: {
    cards: 'Cartes',
    houses: 'Maisons',
    goods: 'Marchandises',
    money: 'Sesterces',
    colonists: 'Colons',
    tiles: 'Tuiles du forum',
    provinces: (count) => (count < 2 ? `${count} province` : `${count} provinces`),
    provincesWithTwo: (count) => `${count} avec deux maisons ou plus`,
    sharedProvinces: (count) => `${count} en commun avec le partenaire`,
    none: '–',
    how: 'Calcul',
    points: 'Points',
    houseCount: (count) => (count < 2 ? `${count} maison` : `${count} maisons`),
  },
};
