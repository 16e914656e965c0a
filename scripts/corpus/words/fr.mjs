// Words of pages in French.
export default {
  code: 'fr',
  tag: 'french',
  months: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  days: 'dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi',
  furniture:
    'Rechercher|Partager|Filtres|Annuler|OK|Fermer|Retour|Suivant|Plus|Menu|Modifier|Affichage|Aide|Fichier|Outils|Fenêtre|Accueil|Appliquer|Enregistrer|Supprimer|Ajouter|Nouveau|Ouvrir|Connexion|Terminé|Trier|Copier|Coller|Imprimer|Compte|Tout|Aujourd’hui|Hier|Oui|Non',
  people:
    'Anna Petit|Jules Martin|Claire Dubois|Paul Moreau|Léa Girard|Hugo Roux|Camille Faure|Lucas Blanc',
  places:
    'Paris|Lyon|Nantes|Lille|Bordeaux|Gare centrale|Rue du Port|Place du Marché|Vieille Ville|Aéroport|Mairie|Parc du Lac',
  things:
    'Sac à dos|Casque audio|Bouilloire|Veste de pluie|Pain|Lait|Pommes|Fromage|Beurre|Piles|Tomates|Chaussures|Lampe',
  prose:
    'La nouvelle version améliore la façon dont les fichiers sont rangés.|Personne ne pensait que la rivière monterait aussi vite.|Ce réglage peut être changé à tout moment.|Les chercheurs invitent à lire ces résultats avec prudence.|Ce chapitre explique comment les parties fonctionnent ensemble.|Chaque entrée porte un nom et une courte description.|Le premier train est parti avant le lever du soleil.|Plusieurs personnes signalent que la liste reste vide.',
  chatter:
    'Tu viens ce soir ?|Oui, à tout à l’heure|Ça marche !|J’arrive dans dix minutes|Merci beaucoup|Tu es où ?|Joyeux anniversaire !|Pas de souci|À demain|Je t’appelle',
  kinds: {
    article: {
      titles:
        'Inondations dans la vieille ville|Une nouvelle espèce découverte|Le musée rouvre ses portes|Le retour du train de nuit',
      labels:
        'Par|Publié le|Actualités|Politique|Sport|Culture|Science|Économie|Lire la suite|À la une|Articles|Commentaires|Rédaction|S’abonner|Abonnés|Dossier|Brèves|Lecture',
      items: 'Les marchés reculent|Le ministre démissionne|Pluie attendue ce week-end',
      tags: 'news',
    },
    board: {
      titles: 'Tableau du projet|Site web|Rénovation|Tâches de la semaine',
      labels:
        'À faire|En cours|Terminé|En attente|Tableau|Tâche|Tâches|Ajouter une carte|Projet|Échéance|Priorité|Assigné|Colonne|Liste|Nouvelle tâche|Bloqué|Sous-tâches',
      items: 'Acheter la peinture|Écrire les textes|Appeler le plombier|Tester le site',
      tags: 'tasks|kanban|project',
    },
    calendar: {
      titles: 'Réunion|Dentiste|Nouvel événement|Semaine|Agenda|Fête',
      labels:
        'Jour|Semaine|Mois|Année|Événement|Événements|Toute la journée|Lieu|Rappel|Répéter|Participants|Calendrier|Agenda|Début|Fin|Inviter|Rendez-vous|Anniversaires|Jours fériés',
      items: 'Déjeuner avec Jules|Sport|Cours de piano|Coiffeur',
      tags: 'event|events|schedule',
    },
    chart: {
      titles: 'Statistiques|Tableau de bord|Chiffre d’affaires|Visiteurs',
      labels:
        'Ventes|Visiteurs|Moyenne|Total|Minimum|Maximum|Tendance|Graphique|Statistiques|Par mois|Par jour|Croissance|Rapport|Répartition|Évolution|7 derniers jours|Légende|Valeurs|Pourcentage',
      items: 'Nord|Sud|Est|Ouest|Revenus|Dépenses',
      tags: 'statistics|graph',
    },
    chat: {
      titles: '',
      labels:
        'Message|Messages|Écrire un message|Envoyer|en ligne|vu à|Discussions|Groupes|Contacts|Appels|Répondre|Conversation|Distribué|Lu|Nouveau message|Membres|Message vocal',
      items: '',
      tags: 'messages|message',
    },
    code: {
      titles: 'parser.py|server.ts|Main.java',
      labels:
        'Explorateur|Problèmes|Sortie|Exécuter|Déboguer|Branche|Commit|Éditeur|Compiler|Ligne 12, Colonne 8|Variables|Extensions',
      items: '',
      tags: 'editor',
    },
    document: {
      titles:
        'Guide d’installation|Manuel|Prise en main|Contrat de location|Compte rendu|Rapport annuel|Introduction',
      labels:
        'Sommaire|Table des matières|Chapitre|Section|Page|Suivant|Précédent|Documentation|Manuel|Note|Notes|Titre|Paragraphe|Gras|Italique|Annexe|Figure|Tableau|Fichiers|Dossiers|Documents|Nom|Taille|Modifié|Corbeille|Images',
      items: 'Aperçu|Configuration|Dépannage|Licence',
      tags: 'documentation|text',
    },
    email: {
      titles:
        'Invitation à un entretien|Votre commande est en route|Réunion déplacée|Bienvenue|Boîte de réception',
      labels:
        'Boîte de réception|Envoyés|Brouillons|Indésirables|Corbeille|Rédiger|Répondre|Répondre à tous|Transférer|De|À|Objet|Pièce jointe|Courriel|Dossiers|Non lus|Archives|Expéditeur|Destinataire',
      items: 'Bonjour à tous|Cordialement|Veuillez trouver ci-joint|Merci pour votre commande',
      tags: 'mail|message',
    },
    error: {
      titles:
        'Impossible d’enregistrer le fichier|Page introuvable|Connexion perdue|Accès refusé|Une erreur est survenue',
      labels:
        'Erreur|Attention|Échec|Code d’erreur|Réessayer|Ignorer|Impossible|introuvable|refusé|invalide|Problème|délai dépassé|inconnue|inattendue|a échoué|manquant',
      items:
        'Le fichier est utilisé par un autre programme.|Le disque est plein.|Le serveur ne répond pas.',
      tags: 'problem',
    },
    finance: {
      titles: 'Compte courant|Opérations|Épargne|Budget|Virement|Dépenses du groupe',
      labels:
        'Solde|Compte|Comptes|Virement|Opérations|Montant|Revenus|Dépenses|Épargne|Paiement|Banque|Intérêts|Catégorie|Débit|Crédit|Devise|Disponible|Bénéficiaire|Statistiques du projet|Payé|Dépensé|Acheter|Vendre',
      items: 'Salaire|Loyer|Courses|Électricité|Assurance|Restaurant',
      tags: 'bank|payment|money',
    },
    invoice: {
      titles: '',
      labels:
        'Facture|Numéro de facture|Date de facture|Échéance|Client|Quantité|Prix unitaire|Montant|Sous-total|TVA|Total TTC|Total HT|À payer|Désignation|Règlement|SIRET|Coordonnées bancaires',
      items: 'Conseil|Hébergement|Déplacement|Maintenance',
      tags: 'payment|facture|finance',
    },
    map: {
      titles: 'Itinéraire|À proximité|Plan de la ville',
      labels:
        'Itinéraire|Carte|Distance|Trafic|Départ|Arrivée|À pied|Vélo|Voiture|Satellite|À proximité|Parking|Tournez à gauche|Tournez à droite|Sortie|Rue|Avenue|Boulevard|Contributeurs|Arrêt|Plan',
      items: 'Rue de la Gare|Quai du Port|Avenue du Lac',
      tags: 'route|navigation',
    },
    notification: {
      titles: 'Notifications|Centre de notifications',
      labels:
        'Notifications|Tout effacer|maintenant|il y a 5 min|Appel manqué|Silencieux|Ne pas déranger|Batterie faible|En charge|Réveil|Gérer|Urgence',
      items: 'Votre colis arrive aujourd’hui|2 appels manqués|Sauvegarde terminée',
      tags: 'notifications',
    },
    photo: {
      titles: 'Galerie|Albums|Photos|Vacances d’été',
      labels:
        'Recadrer|Pivoter|Luminosité|Contraste|Saturation|Diaporama|Album|Albums|Photos|Image|Images|Galerie|Appareil photo|Favoris|Plein écran|Yeux rouges',
      items: 'Plage|Montagne|Famille',
      tags: 'image|photos',
    },
    receipt: {
      titles: '',
      labels:
        'Ticket|Total|Espèces|Rendu|Carte bancaire|TVA|Caisse|Merci de votre visite|Article|Sous-total|Monnaie|Caissier|Reçu|Magasin',
      items: 'Café|Croissant|Fromage|Beurre|Pâtes|Yaourt|Eau',
      tags: 'payment|purchase|food',
    },
    recipe: {
      titles: 'Soupe de tomates|Gâteau au citron|Tarte aux pommes|Curry de lentilles|Recettes',
      labels:
        'Ingrédients|Préparation|Cuisson|Portions|Pour 4 personnes|minutes|Difficulté|Recette|Recettes|cuillère à soupe|pincée|Étape|Four|Dessert|Plat principal|Instructions',
      items:
        '200 g de farine|2 œufs|1 oignon émincé|3 c. à soupe d’huile|250 ml de lait|Faire chauffer l’huile dans une poêle.|Enfourner pendant 25 minutes.|Saler et poivrer.',
      tags: 'food|cooking',
    },
    settings: {
      titles:
        'Paramètres|Préférences|Général|Confidentialité|Réseau|Affichage|Apparence|Configuration',
      labels:
        'Paramètres|Préférences|Général|Avancé|Apparence|Thème|Sombre|Langue|Notifications|Confidentialité|Sécurité|Mot de passe|Sauvegarde|Stockage|Réseau|Affichage|Son|Activer|Activé|Désactivé|Par défaut|Automatiquement|Police|Afficher|Utiliser|Autoriser|Comportement|Raccourcis|Modules|Comptes|Mises à jour|À propos|Réinitialiser|Configurer|Icônes|Action|Définition|Couleur',
      items:
        'Afficher les fichiers cachés|Ouvrir au démarrage|Demander avant de supprimer|Jouer les sons|Activer la correction',
      tags: 'preferences|software',
    },
    shopping: {
      titles: 'Panier|Liste de courses|Votre commande|Soldes',
      labels:
        'Ajouter au panier|Acheter|Panier|Prix|Livraison gratuite|Livraison|En stock|Quantité|Taille|Couleur|Avis|Promotion|Commande|Commandes|Produit|Produits|Courses|Paiement|Magasin|Articles',
      items: '',
      tags: 'shop|list',
    },
    slide: {
      titles: 'Nos objectifs|Résultats du trimestre|Prochaines étapes|Perspectives',
      labels:
        'Diapositive|Présentation|Ordre du jour|Prochaines étapes|Questions ?|Merci|Objectifs|Stratégie',
      items: 'Réduire les coûts|Deux nouveaux marchés|Une recherche plus simple',
      tags: 'presentation',
    },
    social: {
      titles: '',
      labels:
        'J’aime|Commentaire|Commentaires|Partager|Suivre|Abonnés|Abonnements|Publication|Répondre|Profil|Tendances|Mentions|Amis|il y a 2 h|Pour vous|vues|Commenter',
      items: '',
      tags: 'post|comments',
    },
    spreadsheet: {
      titles: 'Budget 2026|Ventes par région|Stock|Tableau',
      labels:
        'Feuille1|Insertion|Format|Formule|Données|Cellule|Ligne|Colonne|SOMME|Filtrer|Trier|Fonction|Plage|Total|Taille|Libre|Utilisé',
      items: 'janvier|février|Nord|Sud|Loyer|Voyages',
      tags: 'table|data',
    },
    terminal: {
      titles: '',
      labels:
        'Terminal|Console|Session|Aucun fichier ou dossier de ce type|commande introuvable|Lecture des listes de paquets|Fait',
      items: '',
      tags: 'shell|console',
    },
    travel: {
      titles: 'Carte d’embarquement|Votre voyage|Départs|Billet de train|Trajets',
      labels:
        'Départ|Arrivée|Voie|Siège|Voiture|Train|Bus|Métro|Ligne|Billet|Classe|Réservation|Aller|Retour|Correspondance|Durée|Retard|à l’heure|Passager|Vol|Porte|Bagages|Arrêt|Voyage|Trajet|Hôtel|Nuits',
      items: 'Paris|Lyon|Marseille|Lille|Nantes',
      tags: 'ticket|trip|train',
    },
    weather: {
      titles: 'Météo|Paris|Lyon|Prévisions',
      labels:
        'Météo|Prévisions|Ressenti|Humidité|Vent|Pluie|Ensoleillé|Nuageux|Clair|Neige|Orage|Averses|Pression|Visibilité|Lever du soleil|Coucher du soleil|Précipitations|Demain|Température|Rafales|Brouillard',
      items: 'Pluie faible|Plutôt ensoleillé|Vent fort',
      tags: 'forecast|temperature',
    },
  },
};
