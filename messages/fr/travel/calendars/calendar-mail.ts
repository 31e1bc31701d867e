import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const calendarMail: Messages["calendarMail"] = {
	view: "Voir les calendriers de la chambre",
	conflict: {
		title: "Double réservation",
		text: ({ room, hotel, calendar }) =>
			`${room} (${hotel}) fait peut-être l’objet d’une double réservation : le calendrier « ${calendar} » bloque des nuits déjà complètes ici.`,
		todo: "Rien n’a été annulé. Décidez quel client garder, annulez l’autre réservation et prévenez son client.",
		nights: "Nuits",
	},
	missing: {
		title: "Des événements manquent",
		later:
			"Leurs nuits restent bloquées. Si les événements manquent toujours dans une heure, leurs nuits redeviennent disponibles.",
		text: ({ count, calendar, room, hotel }) =>
			plural(count, {
				one: `${count} événement manque dans le calendrier « ${calendar} » ${de(room)} (${hotel}). L’autre site a peut-être envoyé un calendrier incomplet.`,
				other: `${count} événements manquent dans le calendrier « ${calendar} » ${de(room)} (${hotel}). L’autre site a peut-être envoyé un calendrier incomplet.`,
			}),
	},
	subject: ({ title, room, hotel }) => `${title} : ${room}, ${hotel}`,
};
