import type { Messages } from "#messages/en/index.ts";

export const travelHome: Messages["travelHome"] = {
	descriptionOnline:
		"Hotelzimmer mit dem Gesamtpreis Ihres Aufenthalts. Jedes Hotel gibt an, ob Sie online oder im Hotel bezahlen.",
	description: "Hotelzimmer mit dem Gesamtpreis Ihres Aufenthalts. Sie bezahlen im Hotel.",
	title: "Hotels",
	heading: "Wo möchten Sie übernachten?",
	search: "Suchen",
	popular: "Beliebte Reiseziele",
	noHotelsText: "Noch sind keine Hotels buchbar. Sehen Sie bald wieder vorbei.",
	noHotels: "Noch keine Hotels",
	home: "Startseite",
	recommended: "Empfohlene Hotels",
	travel: "Reisen",
};
