import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const calendarEvents: Messages["calendarEvents"] = {
	saved: "Enregistré. La modification s’applique à la prochaine lecture.",
	busy: "Lecture...",
	warning:
		"Booking.com donne aussi aux réservations le titre « CLOSED - Not available ». Airbnb donne le titre « Airbnb (Not available) » aux dates bloquées par vous ou un autre calendrier, et aux dates au-delà de sa période de réservation.",
	free: {
		counted: "Les événements marqués comme libres bloquent aussi des dates.",
		skipped: ({ count }) =>
			plural(count, {
				one: `${count} événement marqué comme libre a été ignoré et ne bloque pas de dates.`,
				other: `${count} événements marqués comme libres ont été ignorés et ne bloquent pas de dates.`,
			}),
	},
	unavailable: {
		counted: "Les événements intitulés « Not available » bloquent des dates.",
		skipped: "Les événements intitulés « Not available » sont ignorés et ne bloquent pas de dates.",
	},
	changeFile: ({ label }) =>
		`Pour modifier cela, supprimez ce calendrier et réimportez son fichier en cochant « ${label} ».`,
	count: {
		free: "Bloquer les dates des événements marqués comme libres",
		unavailable: "Bloquer les dates des événements intitulés « Not available »",
	},
	skip: {
		free: "Ignorer les événements marqués comme libres",
		unavailable: "Ignorer les événements intitulés « Not available »",
	},
	onlyNoBooking:
		"N’ignorez ces événements que si aucun n’est une réservation : les clients peuvent réserver leurs nuits ici.",
	noChange: "D’après la dernière lecture de ce calendrier, aucune nuit ne change.",
	stopBlocking: "D’après sa dernière lecture, ce calendrier ne bloquera plus de chambre ces nuits-là :",
	startBlocking: "D’après sa dernière lecture, ce calendrier bloquera aussi une chambre ces nuits-là :",
	more: ({ more }) => `Et ${more} de plus.`,
};
