import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const roomPlan: Messages["roomPlan"] = {
	notAssigned: "Sin asignar",
	missing: ({ dates }) => `Sin número de habitación: ${dates}.`,
	assign: "Asignar habitación",
	move: "Cambiar de habitación",
	titleOf: ({ name }) => `Habitación para ${name}`,
	noRoomYet: "Todavía ninguna",
	onFloor: ({ floor }) => `planta ${floor}`,
	nthRoom: ({ nth }) => `Habitación ${nth}`,
	from: "Desde la noche del",
	noneFree: "Ninguna habitación de este tipo está libre todas estas noches.",
	assigned: ({ guest, rooms }) => `${guest} tiene la habitación ${rooms}.`,
	unassigned: ({ guest }) => `${guest} ya no tiene número de habitación.`,
	swap: "Intercambiar con otra estancia",
	swapWith: ({ name, guest }) => `${name}, ${guest}`,
	swapQuestion: "¿Intercambiar estas habitaciones?",
	swapText: ({ guest, from, to, other, date }) =>
		`Desde el ${date}, ${guest} pasa de la ${from} a la ${to}, y ${other}, de la ${to} a la ${from}.`,
	swapButton: "Intercambiar habitaciones",
	swapped: ({ guest, other }) => `${guest} y ${other} han intercambiado sus habitaciones.`,
	swapVerb: "intercambiar las habitaciones",
	unknown: "Elija habitaciones de este tipo, cada una solo una vez.",
	over: "A esta estancia no le quedan noches para asignarle una habitación.",
	reassigned:
		"Otra persona acaba de cambiar la habitación de esta estancia. Compruébela e inténtelo de nuevo.",
	taken: ({ names }) => `Ocupadas alguna de estas noches: ${names}. Elija otra habitación.`,
	unitTaken: ({ guests }) =>
		`La habitación está asignada estas noches: ${guests}. Cambie primero la estancia a otra habitación.`,
	unitBlocked: "La habitación ya está bloqueada alguna de estas noches.",
	propose: "Asignar automáticamente",
	proposeIntro: "Estas habitaciones dejan los mínimos huecos. Nada cambia hasta que lo confirme.",
	proposeNone: "Todas las estancias de estos días tienen habitación, o ninguna encaja.",
	proposeButton: ({ count }) =>
		plural(count, { one: "Asignar 1 estancia", other: `Asignar ${formatCount(count)} estancias` }),
	proposed: ({ count }) =>
		plural(count, {
			one: "1 estancia ya tiene habitación.",
			other: `${formatCount(count)} estancias ya tienen habitación.`,
		}),
	notFitting: ({ count }) =>
		plural(count, {
			one: "1 estancia no cabe en una sola habitación. Asígnela a mano.",
			other: `${formatCount(count)} estancias no caben en una sola habitación. Asígnelas a mano.`,
		}),
};
