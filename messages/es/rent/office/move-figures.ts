import type { Messages } from "#messages/en/index.ts";

export const moveFigures: Messages["moveFigures"] = {
	meta: "Estadísticas de mudanzas",
	title: "Estadísticas",
	asOf: ({ spans, time, clock }) => `${spans}. Datos de las ${time}, ${clock}.`,
	csv: "Exportar CSV",
	name: {
		moves: "Mudanzas",
		revenue: "Ingresos",
		fees: "Cargos por cancelación",
		cancelled: "Canceladas",
		capacity: "Capacidad utilizada",
		onTime: "Puntualidad",
	},
	spans: ({ now, before }) => `${now}, en comparación con ${before}`,
	empty: {
		revenue: "No hay ingresos en este periodo ni en el anterior.",
		moves: "No hay mudanzas en este periodo ni en el anterior.",
		capacityShare: "No hay vehículos reservados en este periodo ni en el anterior.",
		onTimeShare: "No hay llegadas puntuales en este periodo ni en el anterior.",
		cancelledShare: "No hay reservas canceladas en este periodo ni en el anterior.",
	},
	definitions: {
		moves:
			"Mudanzas confirmadas y entregadas, por la fecha de la mudanza. No se incluyen las solicitudes que nadie ha confirmado.",
		revenue:
			"Los precios acordados de esas mudanzas. No cuentan los precios que el cliente aún no ha aceptado ni las mudanzas sin precio.",
		fees: "Lo que los clientes deben por cancelar tarde, por la fecha de la mudanza. No forma parte de los ingresos.",
		cancelled:
			"Reservas canceladas como porcentaje de todas las reservas para estas fechas. No se incluyen las solicitudes rechazadas.",
		capacityByDay: {
			term: "Capacidad utilizada por día",
			text: "Porcentaje reservado del horario de trabajo de los vehículos. Las fechas anteriores al primer vehículo no tienen capacidad.",
		},
		capacityByVehicle: {
			term: "Capacidad utilizada por vehículo",
			text: "Porcentaje del horario de trabajo del vehículo con un servicio asignado, sin contar el tiempo fuera de servicio.",
		},
		onTime:
			"De las mudanzas cuyo conductor comunicó la llegada, aquellas en las que llegó antes o como máximo 15 minutos después de la hora reservada.",
		days: {
			term: "Días y moneda",
			text: ({ currency }) =>
				`Todas las cifras se calculan por la fecha de la mudanza, y la de hoy incluye las mudanzas que aún no se han hecho. Solo se incluyen los importes en ${currency}.`,
		},
	},
	charts: {
		hours: ({ hours }) => `${hours} h`,
		inPeriod: ({ share }) => `${share} en todo el periodo`,
		noneInPeriod: "Ninguna en todo el periodo",
		revenueTitle: ({ currency }) => `Ingresos por día, en ${currency}`,
		inTotal: ({ amount }) => `${amount} en total`,
		moves: "Mudanzas por día",
		onTime: "Llegadas puntuales por día",
		cancelled: "Reservas canceladas por día",
		hoursBooked: "Horas reservadas",
		hoursAtWork: "Horas en servicio",
		noVehicles: "Aún no hay vehículos.",
	},
};
