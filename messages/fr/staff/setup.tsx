import type { Messages } from "#messages/en/index.ts";

export const setup: Messages["setup"] = {
	steps: {
		seller: {
			label: "Enregistrer les informations du vendeur",
			note: "Pour les factures et les reçus.",
		},
		delivery: {
			label: "Vérifier les modes de livraison",
			note: "Comment les commandes parviennent aux clients, et à quel prix.",
		},
		taxes: {
			label: "Définir les taux de taxe",
			note: "Pour chaque pays et région où vous vendez.",
		},
		product: {
			label: "Ajouter le premier produit",
			note: "Ou importer un fichier de produits.",
		},
		hotel: {
			label: "Approuver le premier hôtel",
			note: "Les hôtels s’inscrivent et ajoutent leurs chambres. Vous décidez lesquels sont publiés.",
		},
		bank: {
			label: "Indiquer où arrivent les virements",
			note: "Définissez BANK_ACCOUNT dans l’environnement du serveur, puis redémarrez-le. D’ici là, envoyez vos coordonnées bancaires par e-mail à chaque client qui paie par virement.",
		},
		online: {
			label: "Accepter les paiements en ligne",
			note: "Définissez les clés de Stripe ou Mollie dans l’environnement du serveur, puis redémarrez-le.",
		},
		title: "Prochaines étapes",
		done: "Terminé :",
	},
	settings: {
		title: "Paramètres du site",
		done: "Les paramètres du site sont enregistrés.",
		lead: "Ils s’appliquent immédiatement, partout. Les montants et les dates déjà enregistrés restent inchangés.",
		button: "Enregistrer les paramètres",
	},
	title: "Configurer le site",
	done: ({ market }) => `${market} est configuré, et votre session SuperAdmin est ouverte.`,
	taken:
		"Un compte existe avec cette adresse e-mail. Saisissez-en une autre, ou exécutez « npm run account » sur le serveur pour faire de ce compte un SuperAdmin.",
	heading: "Configurez votre site",
	lead: "Créez votre compte et décrivez le site. Vous pourrez tout modifier plus tard, sauf la devise après la première vente.",
	account: "Votre compte",
	name: "Votre nom",
	emailHint: "Vous vous connectez avec cette adresse.",
	market: "Le site",
	seller: "Informations du vendeur",
	sellerLead:
		"Qui vend, sur les reçus et les factures. Sans elles, aucune facture n’est émise. Vous pourrez les ajouter plus tard.",
	legalName: "Raison sociale",
	busy: "Configuration...",
	linkNeeded: {
		title: "Ouvrez le lien affiché par le serveur",
		text: "Personne n’a encore configuré ce site. Au démarrage, le serveur affiche un lien vers cette page dans son terminal ou dans le journal de son service. Ouvrez ce lien. Seul celui du dernier démarrage fonctionne.",
		command: ({ command }) => (
			<>Pour créer le premier compte sans ce lien, exécutez {command} sur le serveur.</>
		),
	},
	theLegalName: "La raison sociale",
	theAddress: "L’adresse",
	theTaxNumber: "Le numéro fiscal",
	enterLegalName:
		"Saisissez la raison sociale, ou laissez toutes les informations du vendeur pour plus tard.",
};
