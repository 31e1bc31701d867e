import type { Messages } from "#messages/en/index.ts";

export const houseFigures: Messages["houseFigures"] = {
	occupancy: "Ocupación",
	occupancyText:
		"El porcentaje de habitaciones disponibles que se vendieron en las últimas 30 noches. Las noches cerradas no cuentan como disponibles; las habitaciones bloqueadas, sí.",
	rate: "Tarifa media diaria",
	rateText: "Ingresos por noche de habitación vendida.",
	perRoom: "Ingresos por habitación disponible",
	perRoomText: "Ingresos por noche de habitación disponible (ocupación × tarifa media diaria).",
	revenue: "Ingresos",
	revenueText:
		"Noches de las reservas confirmadas, con entrada o con salida registrada, incluidos los huéspedes adicionales. No se incluyen los cargos por cancelación ni por no presentarse.",
	sold: "Noches de habitación vendidas",
	title: "Últimas 30 noches",
	compared: ({ span }) => `${span}, en comparación con las 30 noches anteriores.`,
	occupancyByNight: "Ocupación por noche, en porcentaje",
	revenueByNight: ({ currency }) => `Ingresos por noche, en ${currency}`,
	night: "Noche",
	before: "30 noches anteriores",
	highest: ({ value, date }) => `Máximo: ${value} el ${date}. La tabla de abajo muestra todas las noches.`,
	none: "No se vendió ninguna habitación en estas 60 noches.",
};
