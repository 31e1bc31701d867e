import type { Messages } from "#messages/en/index.ts";

export const calendarLinks: Messages["calendarLinks"] = {
	replaced: "Les liens du calendrier sont remplacés. Les anciens ne fonctionnent plus.",
	question: "Remplacer les liens du calendrier ?",
	button: "Remplacer les liens",
	busy: "Remplacement...",
	consequence:
		"Les sites qui utilisent les anciens liens ne voient plus les réservations de cette chambre tant que vous ne leur donnez pas un nouveau lien.",
	none: "Il n’y a pas de calendrier à cette adresse.",
	title: "Exporter le calendrier de cette chambre",
	intro:
		"Copiez un lien vers les autres sites qui vendent cette chambre, ou vers votre propre agenda. Il indique quelles nuits sont réservées, mais pas par qui.",
	all: "Chaque réservation et chaque blocage",
	allHint:
		"Un événement par chambre réservée. À utiliser si vous avez une seule chambre de ce type, ou si l’autre site compte les chambres.",
	full: "Nuits complètes uniquement",
	fullHint:
		"À utiliser si vous avez plusieurs chambres de ce type et que l’autre site les vend comme une seule.",
	replaceIntro:
		"Si quelqu’un d’autre a obtenu un lien, remplacez tous les liens de cette chambre. Les anciens cessent aussitôt de fonctionner.",
	replace: "Remplacer les liens",
};
