import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const obstacles: Messages["obstacles"] = {
	full: ({ count }) =>
		plural(count, {
			one: `${count} type de chambre est complet au moins une de ces nuits.`,
			other: `${count} types de chambre sont complets au moins une de ces nuits.`,
		}),
	fewer: ({ count, rooms }) =>
		plural(count, {
			one: `${count} type de chambre a moins de ${rooms} chambres disponibles au moins une de ces nuits.`,
			other: `${count} types de chambre ont moins de ${rooms} chambres disponibles au moins une de ces nuits.`,
		}),
	guests: ({ count, guests, rooms }) =>
		plural(count, {
			one: `${count} type de chambre n’a pas assez de place pour ${guests} dans ${rooms}.`,
			other: `${count} types de chambre n’ont pas assez de place pour ${guests} dans ${rooms}.`,
		}),
	minimum: ({ count }) =>
		plural(count, {
			one: `${count} type de chambre exige un séjour plus long pour une arrivée à cette date.`,
			other: `${count} types de chambre exigent un séjour plus long pour une arrivée à cette date.`,
		}),
	maximum: ({ count }) =>
		plural(count, {
			one: `${count} type de chambre n’accepte que des séjours plus courts.`,
			other: `${count} types de chambre n’acceptent que des séjours plus courts.`,
		}),
	closed: ({ count }) =>
		plural(count, {
			one: `${count} type de chambre est fermé au moins une de ces nuits.`,
			other: `${count} types de chambre sont fermés au moins une de ces nuits.`,
		}),
	days: ({ count }) =>
		plural(count, {
			one: `${count} type de chambre n’accepte ni arrivée ni départ à ces dates.`,
			other: `${count} types de chambre n’acceptent ni arrivée ni départ à ces dates.`,
		}),
	today: ({ count }) =>
		plural(count, {
			one: `Il est trop tard pour réserver ${count} type de chambre pour cette nuit.`,
			other: `Il est trop tard pour réserver ${count} types de chambre pour cette nuit.`,
		}),
};
