import type { Messages } from "#messages/en/index.ts";

export const jobMails: Messages["jobMails"] = {
	subject: ({ when, number }) => `Tu servicio: ${when} (${number})`,
	newJob: ({ when, vehicle }) => `Tienes un nuevo servicio: ${when}, con ${vehicle}.`,
	otherVehicle: ({ when, vehicle }) =>
		`Tu servicio (${when}) es ahora con ${vehicle} y su enlace ha cambiado.`,
	jobSheet:
		"La hoja de servicio contiene las direcciones, el teléfono del cliente y los botones para comunicar cada paso.",
	open: "Abrir la hoja de servicio",
	link: "Cualquiera que tenga el enlace puede abrir la hoja de servicio. Funciona hasta dos días después del servicio o hasta que se asigne a otra persona.",
	fromTo: ({ from, to }) => `${from} a ${to}`,
	before: "Antes",
	cancelledSubject: ({ when }) => `Servicio cancelado: ${when}`,
	cancelled: ({ when, vehicle }) => `Tu servicio (${when}), con ${vehicle}, se ha cancelado.`,
	begun: ({ step }) => `Ya ha empezado («${step}»), así que detente y llama a la oficina.`,
	gone: "Quítalo de tu calendario; su enlace ya no funciona.",
	movedSubject: ({ to }) => `Servicio con nueva fecha: ${to}`,
	moved: ({ when, vehicle, to }) =>
		`Tu servicio (${when}), con ${vehicle}, tiene nueva fecha: ${to}. El enlace de su hoja de servicio sigue funcionando.`,
	unassignedSubject: ({ when }) => `Servicio ya no asignado: ${when}`,
	unassigned: ({ when, vehicle }) => `Ya no tienes asignado el servicio (${when}), con ${vehicle}.`,
	notFree: ({ to, vehicle }) => `Su nueva fecha es ${to}, cuando tú o ${vehicle} no estáis disponibles.`,
};
