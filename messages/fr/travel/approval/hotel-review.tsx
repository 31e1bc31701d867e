import type { Messages } from "#messages/en/index.ts";

export const hotelReview: Messages["hotelReview"] = {
	submitted: ({ since, age }) => `Envoyé le ${since} · en attente depuis ${age}`,
	hotel: "Hôtel",
	email: "E-mail",
	none: "Aucun",
	phone: "Téléphone",
	address: "Adresse",
	place: "Emplacement sur la carte",
	timeZone: "Fuseau horaire",
	stars: "Étoiles",
	bookings: "Réservations en cours",
	added: "Ajouté",
	history: "Historique",
	preview: "Ce que voient les clients",
	noPhotos: "L’hôtel n’a pas de photos.",
	rooms: "Chambres et prix",
	roomsIntro:
		"Ce sont les prix complets que paient les clients. Seuls les voyageurs supplémentaires coûtent plus.",
	noRoomsText: "Le propriétaire n’a pas ajouté de chambres, les clients n’ont donc rien à réserver.",
	noRooms: "Aucune chambre pour l’instant",
	owner: {
		title: "Propriétaire",
		nobody: "L’hôtel n’a pas de propriétaire ; les Admins le gèrent.",
		more: ({ more }) => `${more} de plus`,
		name: "Nom",
		suspended: "Suspendu",
		since: "Compte depuis",
		others: "Autres hôtels",
		confirmed: ({ email }) => <>{email} (confirmé)</>,
		unconfirmed: ({ email }) => <>{email} (non confirmé)</>,
	},
	seller: {
		title: "Informations du vendeur",
		none: "Aucune pour l’instant. Le propriétaire les saisit avant la première facture.",
		taxNumber: "Numéro fiscal",
	},
	calendars: {
		title: "Calendriers importés",
		none: "Aucun : les nuits réservées sur d’autres sites ne sont pas bloquées ici.",
		failed: ({ fault }) => `Échec : ${fault}`,
		read: ({ moment }) => `Dernière lecture : ${moment}.`,
		notRead: "Pas encore lu.",
		of: ({ name, rest, room }) => (
			<>
				{name} {rest(`pour ${room}`)}
			</>
		),
	},
	viewPublic: "Voir la page publique",
	decision: "Votre décision",
	decisionText: ({ hotel }) =>
		`Approuvez pour publier ${hotel}. Refusez pour le garder masqué : le propriétaire reçoit votre motif par e-mail et peut redemander l’approbation.`,
	metaTitle: ({ hotel }) => `${hotel} – Tous les hôtels`,
	untitled: "Hôtel – Tous les hôtels",
};
