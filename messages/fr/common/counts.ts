import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const counts: Messages["counts"] = {
	nights: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} nuit`, other: `${shown} nuits` }),
	days: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} jour`, other: `${shown} jours` }),
	guests: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} voyageur`, other: `${shown} voyageurs` }),
	rooms: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} chambre`, other: `${shown} chambres` }),
	hotels: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} hôtel`, other: `${shown} hôtels` }),
	products: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} produit`, other: `${shown} produits` }),
	items: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} article`, other: `${shown} articles` }),
	units: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} unité`, other: `${shown} unités` }),
	orders: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} commande`, other: `${shown} commandes` }),
	bookings: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} réservation`, other: `${shown} réservations` }),
	stays: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} séjour`, other: `${shown} séjours` }),
	moves: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} déménagement`, other: `${shown} déménagements` }),
	reviews: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} avis`, other: `${shown} avis` }),
	stars: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} étoile`, other: `${shown} étoiles` }),
	conversations: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} conversation`, other: `${shown} conversations` }),
	messages: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} message`, other: `${shown} messages` }),
	photos: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} photo`, other: `${shown} photos` }),
	rows: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} ligne`, other: `${shown} lignes` }),
	changes: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} modification`, other: `${shown} modifications` }),
	customers: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} client`, other: `${shown} clients` }),
	accounts: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} compte`, other: `${shown} comptes` }),
	vehicles: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} véhicule`, other: `${shown} véhicules` }),
	documents: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} document`, other: `${shown} documents` }),
	variants: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} variante`, other: `${shown} variantes` }),
	payments: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} paiement`, other: `${shown} paiements` }),
	statements: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} relevé`, other: `${shown} relevés` }),
	emails: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} e-mail`, other: `${shown} e-mails` }),
	restockRequests: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: `${shown} demande d’alerte de retour en stock`,
			other: `${shown} demandes d’alerte de retour en stock`,
		}),
	invitations: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: `${shown} invitation à l’équipe d’un hôtel`,
			other: `${shown} invitations à des équipes d’hôtels`,
		}),
	emailsToYou: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: `${shown} e-mail que nous vous avons envoyé`,
			other: `${shown} e-mails que nous vous avons envoyés`,
		}),
	roomBookings: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} réservation de chambre`, other: `${shown} réservations de chambres` }),
};
