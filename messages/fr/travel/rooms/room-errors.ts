import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const roomErrors: Messages["roomErrors"] = {
	tooManyAdults: ({ sleeps }) =>
		`La capacité de la chambre est de ${sleeps}. Le nombre d’adultes ne peut pas la dépasser.`,
	tooManyGuests: ({ sleeps }) =>
		`La capacité de la chambre est de ${sleeps}. Le nombre de voyageurs ne peut pas la dépasser.`,
	maxBelowMin: "Le séjour maximum doit être au moins égal au séjour minimum.",
	name: "Saisissez le nom de la chambre.",
	aName: "Un nom",
	aDescription: "Une description",
	quantity: "Saisissez le nombre de chambres de ce type.",
	beds: "Saisissez les lits, par exemple 1 lit double.",
	theBeds: "Les lits",
	sleeps: "Saisissez le nombre de voyageurs que la chambre accueille.",
	maxAdults: "Saisissez le nombre maximum d’adultes.",
	guestsIncluded: "Saisissez le nombre de voyageurs compris dans le prix.",
	aPrice: "Un prix",
	price: "Saisissez le prix par nuit. Il peut être de 0.",
	aWeekendPrice: "Un prix de week-end",
	extraGuestPrice: "Le prix par voyageur supplémentaire",
	minNights: "Saisissez le séjour minimum, 1 nuit ou plus.",
	maxNights: "Saisissez le séjour maximum, 90 nuits au plus.",
	size: "Saisissez la superficie en mètres carrés entiers, par exemple 24.",
	quantityRange: ({ min, max }) => `Le nombre de chambres va de ${min} à ${max}.`,
	guestsRange: ({ min, max }) => `Le nombre de voyageurs va de ${min} à ${max}.`,
	adultsRange: ({ min, max }) => `Le nombre d’adultes va de ${min} à ${max}.`,
	minNightsRange: ({ min, max }) => `Le séjour minimum va de ${min} à ${max} nuits.`,
	maxNightsRange: ({ min, max }) => `Le séjour maximum va de ${min} à ${max} nuits.`,
	tooFewRooms: ({ nights, least }) =>
		`Davantage de chambres sont réservées ou bloquées : ${nights}. Saisissez au moins ${least}, ou libérez d’abord ces nuits.`,
	tooFewRoomsMore: ({ nights, count, least }) =>
		plural(count, {
			one: `Davantage de chambres sont réservées ou bloquées : ${nights} et ${count} autre nuit. Saisissez au moins ${least}, ou libérez d’abord ces nuits.`,
			other: `Davantage de chambres sont réservées ou bloquées : ${nights} et ${count} autres nuits. Saisissez au moins ${least}, ou libérez d’abord ces nuits.`,
		}),
};
