/** The frame, the start page and the way into the reference, in French. */
import type { SiteWords } from '../texts';

export const shell: SiteWords['shell'] = {
  skip: 'Aller à la page',
  pages: 'Pages',
  language: 'Langue',
  footer:
    'Une aide non officielle, faite avec la bibliothèque concordia-rules. Concordia est un jeu de société de Mac Gerdts. Rien de ce que vous saisissez ne quitte votre appareil.',
  again: 'Réessayer',
  kept: 'Ce site est gardé sur votre appareil et marche sans réseau.',
  notKept:
    'Ce site n’a pas pu être gardé sur votre appareil : il lui faut un réseau. Il manque peut-être de place.',
  newer: 'Il existe une version plus récente de ce site.',
  loadNewer: 'La charger',
  loading: 'Chargement …',
  notLoaded:
    'Le chargement a échoué. Sans réseau, on ne voit que ce qui est gardé sur cet appareil.',
  wentWrong: 'Quelque chose s’est mal passé sur cette page ; la recharger peut aider.',
  notFound: 'Page introuvable',
  toStart: 'Aller à la page d’accueil',
  title: 'Concordia sans calcul',
  lead: 'Les règles du jeu dans votre navigateur. Tout marche hors ligne, et rien de ce que vous saisissez n’est envoyé.',
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
    check: 'Voyez si une partie notée suit les règles.',
    replay: 'Regardez une partie encore une fois, pas à pas.',
    play: 'Jouez sur un seul appareil, avec des amis ou contre des bots.',
    guides: 'Les règles, les fichiers et comment bâtir sur la bibliothèque (en anglais).',
    reference: 'Toutes les fonctions et tous les types du paquet (en anglais).',
  },
};
