import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelResults: Messages["hotelResults"] = {
	rankedFirst: {
		recommended: ({ max }) => `Sie sehen die ${max} am meisten empfohlenen Hotels.`,
		price: ({ max }) => `Sie sehen die ${max} Hotels mit den niedrigsten Preisen.`,
		rating: ({ max }) => `Sie sehen die ${max} Hotels mit den besten Gästebewertungen.`,
		stars: ({ max }) => `Sie sehen die ${max} Hotels mit den meisten Sternen.`,
	},
	enterDestination: "Geben Sie ein Reiseziel ein, um alle Hotels dort zu sehen.",
	description: ({ heading }) =>
		`${heading}: Vergleichen Sie Zimmer nach Gesamtpreis, Sternen und Gästebewertung.`,
	inPlace: ({ place }) => `Hotels in ${place}`,
	forDestination: ({ destination }) => `Hotels für „${destination}“`,
	title: "Hotels",
	change: ({ rest }) => <>{rest("Suche ")}Ändern</>,
	search: "Suchen",
	chooseDates: "Wählen Sie Ihre Daten, um verfügbare Zimmer und Gesamtpreise zu sehen.",
	corrected: ({ place }) => <>Kein genauer Treffer. Wir zeigen Ergebnisse für {place}.</>,
	views: { list: "Liste", map: "Karte" },
	available: ({ count }) =>
		plural(count, {
			one: `${formatCount(count)} Hotel verfügbar`,
			other: `${formatCount(count)} Hotels verfügbar`,
		}),
	view: "Ansicht",
};
