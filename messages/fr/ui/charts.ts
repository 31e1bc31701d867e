import type { Messages } from "#messages/en/index.ts";

export const charts: Messages["charts"] = {
	table: "Afficher sous forme de tableau",
	thisMonth: "Ce mois-ci",
	thisPeriod: "Cette période",
	previousPeriod: "Période précédente",
	dayChart: ({ whole, highest }) => `${whole}. ${highest}Le tableau ci-dessous présente chaque jour.`,
	day: "Jour",
	highestDay: ({ date, value }) => `Le meilleur jour est le ${date}, avec ${value}. `,
	noData: "aucune donnée",
	dayWithPrevious: ({ date, value, earlier }) => `${date} : ${value}, ${earlier} sur la période précédente`,
	definitions: "À propos de ces chiffres",
	noEarlierData: "aucune donnée antérieure",
	fromEarlier: ({ earlier }) => `contre ${earlier}`,
	up: "En hausse de",
	down: "En baisse de",
	noChange: "Aucun changement",
	period: "Période",
	customPeriod: "Période personnalisée",
	show: "Afficher",
};
