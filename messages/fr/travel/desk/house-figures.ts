import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const houseFigures: Messages["houseFigures"] = {
	occupancy: "Taux d’occupation",
	occupancyText:
		"La part des chambres disponibles vendues au cours des 30 dernières nuits. Les nuits fermées ne comptent pas comme disponibles, les chambres bloquées oui.",
	rate: "Prix moyen par nuit",
	rateText: "Chiffre d’affaires par nuitée vendue.",
	perRoom: "Revenu par chambre disponible",
	perRoomText: "Chiffre d’affaires par nuitée disponible (taux d’occupation × prix moyen par nuit).",
	revenue: "Chiffre d’affaires",
	revenueText:
		"Les nuits des réservations confirmées, en cours et terminées, voyageurs supplémentaires compris. Les frais d’annulation et de non-présentation ne sont pas compris.",
	sold: "Nuitées vendues",
	title: "30 dernières nuits",
	compared: ({ span }) => `${span}, par rapport aux 30 nuits précédentes.`,
	occupancyByNight: "Taux d’occupation par nuit, en pour cent",
	revenueByNight: ({ currency }) => `Chiffre d’affaires par nuit, en ${currency}`,
	night: "Nuit",
	before: "30 nuits précédentes",
	highest: ({ value, date }) =>
		`Maximum : ${value} le ${endSentence(date)} Le tableau ci-dessous présente chaque nuit.`,
	none: "Aucune chambre n’a été vendue au cours de ces 60 nuits.",
};
