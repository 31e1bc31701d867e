import type { Messages } from "#messages/en/index.ts";

export const roomForm: Messages["roomForm"] = {
	section: {
		room: "La chambre",
		guests: "Voyageurs",
		prices: "Prix",
		stay: "Durée du séjour",
		amenities: "Équipements",
		adults: "Prix selon le nombre d’adultes",
	},
	name: "Nom de la chambre",
	nameHint: "Affiché aux clients, par exemple « Chambre double avec vue sur la mer ».",
	description: "Description",
	beds: "Lits",
	bedsHint: "Par exemple « 1 lit double, 1 canapé-lit ».",
	quantity: "Nombre de chambres",
	quantityHint: "Chambres de ce type",
	size: "Superficie en m²",
	sleeps: "Capacité",
	sleepsHint: "Adultes et enfants, 20 au maximum",
	maxAdults: "Adultes maximum",
	guestsIncluded: "Voyageurs compris dans le prix",
	guestsIncludedHint: "Les voyageurs supplémentaires paient en plus",
	pricesIntro: ({ currency }) =>
		`En ${currency}, par chambre et par nuit, taxes comprises : les voyageurs ne paient rien de plus. Vous pouvez définir d’autres prix par date dans le calendrier.`,
	price: "Prix par nuit",
	weekendPrice: "Vendredi et samedi",
	extraGuestPrice: "Prix par voyageur supplémentaire",
	adultsIntro:
		"Seulement si le prix dépend du nombre d’adultes dans la chambre : ce qu’une nuit coûte de plus que le prix ci-dessus, ou de moins, avec un signe moins. Pour un nombre d’adultes sans valeur, chaque personne au-delà de celles qui sont comprises paie le prix par personne supplémentaire.",
	minNights: "Séjour minimum (nuits)",
	maxNights: "Séjour maximum (nuits)",
	maxNightsHint: "90 au maximum",
	amenities: "Équipements de la chambre",
};
