import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelFigures: Messages["hotelFigures"] = {
	title: "Indicadores",
	compared: ({ span, before }) =>
		`${span}, en comparación con ${before}. La segunda cifra de cada tabla es la del año anterior.`,
	lastYear: "Año anterior",
	soldText:
		"Las noches de las reservas confirmadas, con entrada o con salida registrada, por sus habitaciones.",
	available: "Noches de habitación disponibles",
	availableText:
		"Todas las habitaciones en las noches a la venta; las habitaciones bloqueadas cuentan, las noches cerradas no.",
	occupancyText:
		"Las noches de habitación vendidas, como porcentaje de las disponibles en el hotel o en el tipo de habitación.",
	revenueText:
		"El precio de las noches vendidas, con las ofertas descontadas; no se incluyen los extras, la tasa turística ni los cargos.",
	cancelled: "Cancelaciones",
	cancelledText: "Reservas con llegada en estas fechas que canceló el huésped o el hotel.",
	cancelledShare: "Tasa de cancelación",
	cancelledShareText:
		"Las cancelaciones, como porcentaje de todas las reservas confirmadas con llegada en estas fechas.",
	arrivals: "Reservas con llegada",
	table: "Tabla",
	tables: {
		room: "Por tipo de habitación",
		plan: "Por tarifa",
		source: "Por origen",
		lead: "Por antelación",
	},
	columns: { room: "Tipo de habitación", plan: "Tarifa", source: "Origen", lead: "Antelación" },
	sources: { guest: "En línea", walk_in: "Recepción" },
	lead: "Antelación",
	leadText: "Los días desde la reserva hasta la llegada, según el calendario del hotel.",
	leads: {
		0: "0–1 días",
		2: "2–7 días",
		8: "8–30 días",
		31: "31–90 días",
		91: "Más de 90 días",
	},
	pace: "Ritmo de reservas",
	paceText:
		"Lo que está reservado hoy para cada mes y, debajo, lo que el año anterior estaba reservado en este mismo día para el mismo mes; las reservas canceladas cuentan hasta el día de su cancelación.",
	month: "Mes",
	difference: "Diferencia",
	months: ({ count }) => plural(count, { one: `${count} mes`, other: `${count} meses` }),
};
