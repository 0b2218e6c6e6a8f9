/** The frame, the start page and the way into the reference, in French. */
import type { SiteWords } from '../texts';

export const shell: SiteWords['shell'] = {
  skip: 'Aller au contenu',
  pages: 'Pages',
  language: 'Langue',
  footer:
    'Une aide non officielle, faite avec la bibliothèque concordia-rules. Concordia est un jeu de société de Mac Gerdts. Rien de ce que vous saisissez ne quitte votre appareil.',
  again: 'Réessayer',
  kept: 'Ce site est enregistré sur votre appareil et fonctionne hors ligne.',
  notKept:
    'Ce site n’a pas pu être enregistré sur votre appareil : il lui faut une connexion. La place manque peut-être.',
  newer: 'Il existe une version plus récente de ce site.',
  loadNewer: 'La charger',
  loading: 'Chargement…',
  notLoaded:
    'Le chargement a échoué. Hors ligne, vous ne voyez que ce qui est enregistré sur cet appareil.',
  wentWrong: 'Quelque chose s’est mal passé sur cette page ; la recharger peut aider.',
  notFound: 'Page introuvable',
  toStart: 'Aller à la page d’accueil',
  title: 'Concordia sans calcul',
  lead: 'Les règles du jeu dans votre navigateur. Tout fonctionne hors ligne, et rien de ce que vous saisissez n’est envoyé.',
  programmers: 'Pour les programmeurs',
  titles: {
    score: 'Compter',
    check: 'Vérifier',
    replay: 'Revoir',
    play: 'Jouer',
    guides: 'Guides',
    reference: 'Référence',
  },
  leads: {
    score: 'Comptez une partie que vous venez de jouer à la table.',
    check: 'Voyez si une partie enregistrée suit les règles.',
    replay: 'Regardez une partie encore une fois, pas à pas.',
    play: 'Jouez sur un seul appareil, avec des amis ou contre des bots.',
    guides: 'Les règles, les fichiers et comment utiliser la bibliothèque (en anglais).',
    reference: 'Toutes les fonctions et tous les types du paquet (en anglais).',
  },
};
