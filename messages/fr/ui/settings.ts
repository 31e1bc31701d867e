import type { Messages } from "#messages/en/index.ts";

export const settings: Messages["settings"] = {
	active: "Actif",
	off: "Désactivé",
};

export const settingKinds: Messages["settingKinds"] = {
	category: {
		add: "Ajouter une catégorie",
		save: "Enregistrer la catégorie",
		all: "Toutes les catégories",
		none: "Aucune catégorie pour l’instant",
		plural: "Catégories",
	},
	"delivery method": {
		add: "Ajouter un mode de livraison",
		save: "Enregistrer le mode de livraison",
		all: "Tous les modes de livraison",
		none: "Aucun mode de livraison pour l’instant",
		plural: "Modes de livraison",
	},
	"tax class": {
		add: "Ajouter une catégorie de taxe",
		save: "Enregistrer la catégorie de taxe",
		all: "Toutes les taxes",
		none: "Aucune catégorie de taxe pour l’instant",
		plural: "Catégories de taxe",
	},
	"tax rate": {
		add: "Ajouter un taux de taxe",
		save: "Enregistrer le taux de taxe",
		all: "Tous les taux de taxe",
		none: "Aucun taux de taxe pour l’instant",
		plural: "Taux de taxe",
	},
	discount: {
		add: "Ajouter une réduction",
		save: "Enregistrer la réduction",
		all: "Toutes les réductions",
		none: "Aucune réduction pour l’instant",
		plural: "Réductions",
	},
	vehicle: {
		add: "Ajouter un véhicule",
		save: "Enregistrer le véhicule",
		all: "Tous les véhicules",
		none: "Aucun véhicule pour l’instant",
		plural: "Véhicules",
	},
	driver: {
		add: "Ajouter un chauffeur",
		save: "Enregistrer le chauffeur",
		all: "Tous les chauffeurs",
		none: "Aucun chauffeur pour l’instant",
		plural: "Chauffeurs",
	},
	zone: {
		add: "Ajouter une zone",
		save: "Enregistrer la zone",
		all: "Toutes les zones",
		none: "Aucune zone pour l’instant",
		plural: "Zones",
	},
	"reply template": {
		add: "Ajouter un modèle de réponse",
		save: "Enregistrer le modèle de réponse",
		all: "Tous les modèles de réponse",
		none: "Aucun modèle de réponse pour l’instant",
		plural: "Modèles de réponse",
	},
	"rate card": {
		add: "Ajouter une grille tarifaire",
		save: "Enregistrer la grille tarifaire",
		all: "Toutes les grilles tarifaires",
		none: "Aucune grille tarifaire pour l’instant",
		plural: "Grilles tarifaires",
	},
};
