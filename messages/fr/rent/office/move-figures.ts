import type { Messages } from "#messages/en/index.ts";

export const moveFigures: Messages["moveFigures"] = {
	meta: "Statistiques des déménagements",
	title: "Statistiques",
	asOf: ({ spans, time, clock }) => `${spans}. Situation à ${time}, ${clock}.`,
	csv: "Exporter en CSV",
	name: {
		moves: "Déménagements",
		revenue: "Chiffre d’affaires",
		fees: "Frais d’annulation",
		cancelled: "Annulées",
		capacity: "Capacité utilisée",
		onTime: "À l’heure",
	},
	spans: ({ now, before }) => `${now}, par rapport à ${before}`,
	empty: {
		revenue: "Aucun chiffre d’affaires pendant cette période ni la précédente.",
		moves: "Aucun déménagement pendant cette période ni la précédente.",
		capacityShare: "Aucun véhicule réservé pendant cette période ni la précédente.",
		onTimeShare: "Aucune arrivée à l’heure pendant cette période ni la précédente.",
		cancelledShare: "Aucune réservation annulée pendant cette période ni la précédente.",
	},
	definitions: {
		moves:
			"Les déménagements confirmés et terminés, selon la date du déménagement. Les demandes que personne n’a confirmées sont exclues.",
		revenue:
			"Les prix convenus de ces déménagements. Un prix pas encore accepté par le client ne compte pas, ni un déménagement sans prix.",
		fees: "Ce que les clients doivent pour annulation tardive, selon la date du déménagement. Ne fait pas partie du chiffre d’affaires.",
		cancelled:
			"La part des réservations annulées parmi toutes les réservations de ces dates. Les demandes refusées sont exclues.",
		capacityByDay: {
			term: "Capacité utilisée par jour",
			text: "La part réservée des heures de service des véhicules. Les dates antérieures au premier véhicule n’ont pas de capacité.",
		},
		capacityByVehicle: {
			term: "Capacité utilisée par véhicule",
			text: "La part des heures de service du véhicule avec une mission attribuée, hors périodes hors service.",
		},
		onTime:
			"Parmi les déménagements dont le chauffeur a signalé l’arrivée : ceux où il est arrivé en avance ou au plus 15 minutes après l’heure réservée.",
		days: {
			term: "Jours et devise",
			text: ({ currency }) =>
				`Chaque chiffre suit la date du déménagement, et aujourd’hui comprend les déménagements encore à venir. Seuls les montants en ${currency} sont pris en compte.`,
		},
	},
	charts: {
		hours: ({ hours }) => `${hours} h`,
		inPeriod: ({ share }) => `${share} sur toute la période`,
		noneInPeriod: "Aucun sur toute la période",
		revenueTitle: ({ currency }) => `Chiffre d’affaires par jour, en ${currency}`,
		inTotal: ({ amount }) => `${amount} au total`,
		moves: "Déménagements par jour",
		onTime: "Arrivées à l’heure par jour",
		cancelled: "Réservations annulées par jour",
		hoursBooked: "Heures réservées",
		hoursAtWork: "Heures de service",
		noVehicles: "Aucun véhicule pour l’instant.",
	},
};
