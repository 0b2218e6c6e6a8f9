/** The way into the reference, in French. */
import type { SiteWords } from '../texts';

export const reference: SiteWords['reference'] = {
  open: 'Ouvrir la référence',
  entries: 'Points d’entrée',
  begin: 'Pour commencer',
  what: {
    index: 'Tout : tous les plateaux et modules, prêts à jouer.',
    core: 'Le moteur seul, pour vos plateaux et de petits bundles.',
    log: 'Enregistrer, revoir et vérifier les journaux d’un moteur.',
    follow: 'Des vues tenues à jour par les événements.',
    notation: 'Les journaux d’un moteur en texte.',
    words: 'Les parties d’un moteur en mots, et les textes qui manquent à une langue.',
    screen: 'Ce qu’un écran montre à côté du plateau, en mots.',
    maps: 'Chaque plateau, un par un.',
    modules: 'Vénus, équipes, sel, forum et autres modules.',
    scoring: 'Le calcul des points seul, pour les parties jouées à la table.',
    sheets: 'Un calcul des points en phrases, avec noms et cartes, pour des feuilles à l’écran.',
    svg: 'Images de plateaux et de parties.',
    board: 'Un plateau interactif pour une page.',
    bots: 'Bots.',
    boardgame: 'Un jeu pour boardgame.io.',
    kit: 'Des outils pour écrire vos propres plateaux et modules.',
    'kit-rules': 'Outils du jeu de base, pour les règles qui le modifient.',
    testing: 'Tests pour vos propres plateaux et modules.',
  },
  words: (language) => `Les textes en une langue : ${language}.`,
};
