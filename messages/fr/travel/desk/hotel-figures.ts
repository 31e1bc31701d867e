import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelFigures: Messages["hotelFigures"] = {
	title: "Indicateurs",
	compared: ({ span, before }) =>
		`${span}, par rapport à ${endSentence(before)} Le second chiffre de chaque tableau est celui de l’an dernier.`,
	lastYear: "L’an dernier",
	soldText: "Les nuits des réservations confirmées, en cours et terminées, multipliées par leurs chambres.",
	available: "Nuitées disponibles",
	availableText:
		"Toutes les chambres pour les nuits en vente ; les chambres bloquées comptent, les nuits fermées non.",
	occupancyText:
		"La part des nuitées vendues parmi les nuitées disponibles de l’hôtel ou du type de chambre.",
	revenueText:
		"Le prix des nuits vendues, offres déduites ; les suppléments, la taxe de séjour et les frais ne sont pas compris.",
	cancelled: "Annulations",
	cancelledText: "Les réservations avec arrivée à ces dates, annulées par le voyageur ou par l’hôtel.",
	cancelledShare: "Taux d’annulation",
	cancelledShareText:
		"La part des annulations parmi toutes les réservations confirmées avec arrivée à ces dates.",
	arrivals: "Réservations avec arrivée",
	table: "Tableau",
	tables: {
		room: "Par type de chambre",
		plan: "Par tarif",
		source: "Par origine",
		lead: "Par délai de réservation",
	},
	columns: { room: "Type de chambre", plan: "Tarif", source: "Origine", lead: "Délai de réservation" },
	sources: { guest: "En ligne", walk_in: "Réception" },
	lead: "Délai de réservation",
	leadText: "Les jours entre la réservation et l’arrivée, selon le calendrier de l’hôtel.",
	leads: {
		0: "0–1 jour",
		2: "2–7 jours",
		8: "8–30 jours",
		31: "31–90 jours",
		91: "Plus de 90 jours",
	},
	pace: "Rythme des réservations",
	paceText:
		"Ce qui est réservé aujourd’hui pour chaque mois et, au-dessous, ce qui l’était l’an dernier à la même date pour le même mois ; les réservations annulées comptent jusqu’au jour de leur annulation.",
	month: "Mois",
	difference: "Écart",
	months: ({ count }) => `${count} mois`,
};
