import type { Messages } from "#messages/en/index.ts";

export const lists: Messages["lists"] = {
	filters: "Filtres",
	clearFilters: "Effacer les filtres",
	applyFilters: "Appliquer les filtres",
	sortedBy: "Trier par, actuellement",
	searched: ({ value }) => `Recherche : ${value}`,
	closeFilters: "Fermer les filtres",
	sortBy: "Trier par",
	sort: "Trier",
	clearAll: "Tout effacer",
	removeFilter: "Retirer le filtre :",
	more: ({ title }) => `Plus de choix : ${title.toLowerCase()}`,
	show: ({ counted }) => `Afficher ${counted}`,
	applyPrice: ({ rest }) => <>Appliquer{rest(" le prix")}</>,
	viewAll: "Tout afficher",
	range: ({ range, counted }) => `${range} sur ${counted}`,
	narrow: ". Affinez la liste pour voir les autres.",
	pages: "Pages",
	previousPage: "Page précédente",
	nextPage: "Page suivante",
	exportFile: "Exporter en CSV",
	page: "Page",
	perPage: "Par page",
	update: "Actualiser",
};

export const liveLists: Messages["liveLists"] = {
	bookings: {
		loading: "Chargement des réservations...",
		failed: ({ reason }) => `Impossible de charger les réservations : ${reason} Réessayez.`,
		showAll: "Afficher toutes les réservations",
	},
	orders: {
		loading: "Chargement des commandes...",
		failed: ({ reason }) => `Impossible de charger les commandes : ${reason} Réessayez.`,
		showAll: "Afficher toutes les commandes",
	},
	conversations: {
		loading: "Chargement des conversations...",
		failed: ({ reason }) => `Impossible de charger les conversations : ${reason} Réessayez.`,
		showAll: "Afficher toutes les conversations",
	},
	payments: {
		loading: "Chargement des paiements...",
		failed: ({ reason }) => `Impossible de charger les paiements : ${reason} Réessayez.`,
		showAll: "Afficher tous les paiements",
	},
	changes: {
		loading: "Chargement des modifications...",
		failed: ({ reason }) => `Impossible de charger les modifications : ${reason} Réessayez.`,
		showAll: "Afficher toutes les modifications",
	},
};

export const nothing: Messages["nothing"] = {
	nights: "Aucune nuit",
	days: "Aucun jour",
	guests: "Aucun voyageur",
	rooms: "Aucune chambre",
	hotels: "Aucun hôtel",
	products: "Aucun produit",
	items: "Aucun article",
	units: "Aucune unité",
	orders: "Aucune commande",
	bookings: "Aucune réservation",
	stays: "Aucun séjour",
	moves: "Aucun déménagement",
	reviews: "Aucun avis",
	stars: "Aucune étoile",
	conversations: "Aucune conversation",
	messages: "Aucun message",
	photos: "Aucune photo",
	rows: "Aucune ligne",
	changes: "Aucune modification",
	customers: "Aucun client",
	accounts: "Aucun compte",
	vehicles: "Aucun véhicule",
	documents: "Aucun document",
	variants: "Aucune variante",
	payments: "Aucun paiement",
	statements: "Aucun relevé",
	emails: "Aucun e-mail",
};

export const sorts: Messages["sorts"] = {
	newest: { asc: "Les plus anciens d’abord", desc: "Les plus récents d’abord" },
	total: { asc: "Total croissant", desc: "Total décroissant" },
	price: { asc: "Prix croissant", desc: "Prix décroissant" },
	sold: { asc: "Ventes croissantes", desc: "Ventes décroissantes" },
	status: { asc: "Statut, de A à Z", desc: "Statut, de Z à A" },
	name: { asc: "Nom, de A à Z", desc: "Nom, de Z à A" },
	title: { asc: "Titre, de A à Z", desc: "Titre, de Z à A" },
	date: {
		asc: "Date croissante",
		desc: "Date décroissante",
	},
	arrival: {
		asc: "Date d’arrivée croissante",
		desc: "Date d’arrivée décroissante",
	},
	seen: {
		asc: "Dernière activité, la plus ancienne d’abord",
		desc: "Dernière activité, la plus récente d’abord",
	},
	waiting: { asc: "En attente d’abord", desc: "En attente à la fin" },
};
