import type { Messages } from "#messages/en/index.ts";

export const housekeeping: Messages["housekeeping"] = {
	title: "Limpieza",
	intro:
		"Pulse un botón cuando una habitación esté lista. Al registrar una salida, su habitación queda sucia.",
	arrival: "Llegada hoy",
	departure: "Salida hoy",
	inHouse: "Ocupada",
	noFloor: "Sin planta",
	none: "Aún no hay números de habitación",
	noneText:
		"Añada los números de las habitaciones a cada tipo. Después, esta lista muestra cuáles hay que limpiar.",
	toClean: "Por limpiar",
	allRooms: "Todas las habitaciones",
	state: { dirty: "Sucia", clean: "Limpia", inspected: "Revisada" },
	inSentence: { dirty: "sucia", clean: "limpia", inspected: "revisada" },
	mark: { dirty: "Marcar como sucia", clean: "Marcar como limpia", inspected: "Marcar como revisada" },
	outUntil: ({ date }) => `Fuera de servicio hasta el ${date}`,
	floor: ({ floor }) => `Planta ${floor}`,
	by: ({ at, by }) => `Desde ${at}, ${by}`,
	since: ({ at }) => `Desde ${at}`,
	done: ({ name, state }) => `La habitación ${name} está ahora ${state}.`,
	late: ({ name, state }) => `Otra persona acaba de cambiar la habitación ${name}. Ahora está ${state}.`,
};
