import type { Messages } from "#messages/en/index.ts";

export const reviewFindings: Messages["reviewFindings"] = {
	noRooms: {
		text: "Aucune chambre : les clients n’ont rien à réserver.",
		toDo: "Ajoutez une chambre.",
	},
	noNights: {
		text: ({ room }) => `${room} n’a pas encore de nuits en vente.`,
		toDo: ({ room }) => `Mettez en vente des nuits : ${room}.`,
	},
	closed: {
		text: ({ room }) => `${room} : fermé pendant les 30 prochaines nuits.`,
		toDo: ({ room }) => `Ouvrez certaines des 30 prochaines nuits : ${room}.`,
	},
	noPrice: {
		text: ({ room }) => `${room} n’a pas de prix pour les 30 prochaines nuits.`,
		toDo: ({ room }) => `Définissez le prix : ${room}.`,
	},
	free: {
		text: ({ room }) => `${room} ne coûte rien pour certaines des 30 prochaines nuits.`,
		toDo: ({ room }) => `Définissez le prix de chacune des 30 prochaines nuits : ${room}.`,
	},
	noArrival: {
		text: ({ room }) => `${room} n’accepte aucune arrivée pendant les 30 prochaines nuits.`,
		toDo: ({ room }) => `Autorisez l’arrivée pour certaines des 30 prochaines nuits : ${room}.`,
	},
	longStays: {
		text: ({ room, maxNights }) =>
			`${room} exige des séjours plus longs que les ${maxNights} nuits autorisées.`,
		toDo: ({ room, maxNights }) =>
			`Réduisez le séjour minimum (${room}) : ${maxNights} nuits sont autorisées au maximum.`,
	},
	full: {
		text: ({ room }) => `${room} : complet pendant les 30 prochaines nuits.`,
		toDo: ({ room }) => `Vérifiez le calendrier (${room}) : complet pendant les 30 prochaines nuits.`,
	},
	noPhotos: {
		text: "Aucune photo de l’hôtel.",
		toDo: "Ajoutez des photos de l’hôtel.",
	},
	fewPhotos: {
		one: "Une seule photo de l’hôtel.",
		two: "Seulement deux photos de l’hôtel.",
		toDo: ({ min }) => `Ajoutez des photos de l’hôtel : au moins ${min}.`,
	},
	bareRooms: {
		text: ({ rooms }) => `Aucune photo : ${rooms}.`,
		toDo: ({ rooms }) => `Ajoutez une photo : ${rooms}.`,
	},
	shortText: {
		text: ({ count }) => `La description est courte : ${count} caractères.`,
		toDo: ({ min }) => `Rédigez une description plus longue : au moins ${min} caractères.`,
	},
	noOwner: {
		text: "L’hôtel n’a pas de propriétaire.",
		toDo: "Contactez-nous : l’hôtel n’a pas de propriétaire.",
	},
	suspendedOwner: {
		text: "Le compte du propriétaire est suspendu.",
		toDo: "Contactez-nous : votre compte est suspendu.",
	},
	unconfirmedOwner: {
		text: "Le propriétaire n’a pas confirmé son adresse e-mail.",
		toDo: "Confirmez votre adresse e-mail.",
	},
	noSeller: {
		text: "Aucune information du vendeur : les clients ne reçoivent pas de factures.",
		toDo: "Saisissez les informations du vendeur pour que les clients reçoivent des factures.",
	},
	calendar: {
		text: ({ name, room }) =>
			`Le calendrier ${name} (${room}) n’a pas pu être lu, des nuits réservées ailleurs peuvent donc être en vente ici.`,
		toDo: ({ name, room }) => `Vérifiez l’adresse du calendrier ${name} (${room}) : il n’a pas pu être lu.`,
	},
	otherRooms: ({ count }) => `${count} autres chambres`,
	rooms: ({ names, last }) => `${names} et ${last}`,
	incompleteAddress: {
		text: ({ parts }) => `L’adresse est incomplète. Il manque : ${parts.join(", ")}.`,
		toDo: ({ parts }) => `Complétez l’adresse. Saisissez : ${parts.join(", ")}.`,
	},
	street: "rue",
	city: "ville",
};
