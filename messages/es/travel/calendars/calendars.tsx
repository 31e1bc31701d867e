import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const calendars: Messages["calendars"] = {
	upToDate: ({ name }) => `${name} está al día.`,
	unreadable: ({ name, fault }) => `No se ha podido leer ${name}. ${fault}`,
	title: "Otros calendarios",
	tooMany: ({ max }) => `Una habitación puede importar hasta ${max} calendarios. Quita uno primero.`,
	added: ({ name }) => `${name} se ha añadido. Lo leemos en un minuto y después cada 30 minutos.`,
	listTitle: "Calendarios importados",
	isBeingRead: ({ name }) => `${name} ya se está leyendo.`,
	removed: "El calendario se ha quitado. Las fechas que bloqueaba vuelven a estar libres.",
	alreadyRemoved: "El calendario ya se había quitado.",
	removeQuestion: ({ name }) => `¿Quitar ${name}?`,
	removeButton: "Quitar calendario",
	removing: "Quitando...",
	removeText:
		"Las fechas que bloquea este calendario quedan libres de inmediato. El calendario del otro sitio no cambia.",
	noneYet:
		"Aún no hay calendarios. Si también vendes esta habitación en otro sitio, importa aquí su calendario: así las reservas que se hagan allí bloquean fechas aquí.",
	conflicts: "Estas noches están reservadas aquí y también allí:",
	conflictsAdvice:
		"Las demás noches de estos eventos están bloqueadas. No se ha cancelado nada. Decide qué huésped conservas y cancela la otra reserva. Si cancelas la de aquí, sus noches se bloquean al momento.",
	warnings: "Estos eventos no se han podido leer. Conservan las fechas que bloqueaban antes:",
	readNow: "Leer ahora",
	reading: "Leyendo...",
	remove: "Quitar",
	state: {
		conflict: "Doble reserva",
		fault: "No se puede leer",
		missing: "Faltan eventos",
		waiting: "En espera",
		skipped: "Eventos omitidos",
		upToDate: "Al día",
	},
	imported: ({ name, count }) =>
		plural(count, {
			one: `${name} se ha importado: ${count} evento.`,
			other: `${name} se ha importado: ${count} eventos.`,
		}),
	importedWithConflicts: ({ name, count, conflicts }) =>
		plural(count, {
			one: `${name} se ha importado: ${count} evento, ${conflicts} en noches que ya están reservadas. Mira abajo.`,
			other: `${name} se ha importado: ${count} eventos, ${conflicts} de ellos en noches que ya están reservadas. Mira abajo.`,
		}),
	held: ({ count }) =>
		plural(count, {
			one: `${count} evento importado bloquea fechas.`,
			other: `${count} eventos importados bloquean fechas.`,
		}),
	lastRead: ({ moment }) => `Última lectura: ${moment}.`,
	notRead: "Aún sin leer.",
	nextReading: ({ moment }) => `Próxima lectura: ${moment}.`,
	readOnce: "Los archivos se leen una vez.",
	missing: ({ count, since }) =>
		plural(count, {
			one: `Falta ${count} evento en este calendario desde el ${since}. Es posible que el otro sitio haya enviado un calendario incompleto, así que las noches siguen bloqueadas. Quedan disponibles si el evento sigue faltando una hora después.`,
			other: `Faltan ${count} eventos en este calendario desde el ${since}. Es posible que el otro sitio haya enviado un calendario incompleto, así que las noches siguen bloqueadas. Quedan disponibles si los eventos siguen faltando una hora después.`,
		}),
	exportFor: ({ name, address, link }) => (
		<>
			Da a {name} este enlace: {address}, o {link("solo noches completas")}. No incluye lo que vino de {name}.
		</>
	),
};
