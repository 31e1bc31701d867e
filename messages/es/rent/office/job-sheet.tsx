import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const jobSheet: Messages["jobSheet"] = {
	notOpen: {
		pending: "Esta reserva está pendiente. Llama a la oficina antes de continuar.",
		confirmed: "Esta reserva está confirmada. Llama a la oficina antes de continuar.",
		delivered: "Esta reserva está entregada. Llama a la oficina antes de continuar.",
		cancelled: "Esta reserva está cancelada. Llama a la oficina antes de continuar.",
		rejected: "Esta reserva está rechazada. Llama a la oficina antes de continuar.",
	},
	tooManyPhotos: ({ count }) =>
		`Una entrega puede tener hasta ${count} fotos. Desmarca las casillas de las que no necesites.`,
	reported: ({ step, moment }) => (
		<>
			{step}: {moment}
		</>
	),
	done: "Este servicio ha terminado. Gracias.",
	photosStored: ({ count }) =>
		plural(count, { one: "Hay 1 foto guardada.", other: `Hay ${count} fotos guardadas.` }),
	deliver: "2. Entrega",
	priceDue: "Precio por cobrar",
	paidOnline: "Pagado en línea",
	floor: ({ floor }) => `Piso ${floor}, sin ascensor`,
	floorWithElevator: ({ floor }) => `Piso ${floor}, con ascensor`,
	enterReceiver: "Introduce quién ha recibido la entrega.",
	receiverName: "Un nombre",
	reopen: "Abre de nuevo la hoja de servicio y pulsa allí el botón.",
	undo: {
		refusal: {
			not_last: "Mientras tanto se ha comunicado un paso posterior. Deshaz ese primero.",
			ended: "El estado de esta reserva ha cambiado, así que sus pasos no se pueden deshacer.",
			reviewed: "El cliente ha valorado esta mudanza, así que su entrega no se puede deshacer.",
		},
		reopen: "Abre de nuevo la reserva y deshaz allí el paso.",
		done: ({ step }) => `El paso «${step}» se ha deshecho.`,
		none: "No se ha comunicado ningún paso de este servicio.",
		back: "Volver a la reserva",
		question: ({ step }) => `¿Deshacer el paso «${step}»?`,
		button: "Deshacer paso",
		busy: "Deshaciendo...",
		deliveryConsequence:
			"La reserva vuelve a estar confirmada y se eliminan las fotos de la entrega. El cliente no recibe ningún correo.",
		consequence:
			"El conductor puede comunicarlo de nuevo. El cliente ve el cambio en la página de seguimiento.",
	},
	tooEarly: "Faltan más de 12 horas para este servicio. Comunica el primer paso el día del servicio.",
	wrongStep: ({ step }) => `El siguiente paso es «${step}». Comunica los pasos en orden.`,
	gone: {
		title: "Este enlace ya no funciona",
		text: "El servicio ha terminado, se ha cancelado o se ha asignado a otra persona. Llama a la oficina si necesitas la hoja de servicio.",
	},
	title: "Hoja de servicio",
	back: "Volver a la hoja de servicio",
	job: ({ number }) => `Servicio ${number}`,
	paidOf: ({ paid, price }) => `${paid} de ${price}`,
	notConfirmed:
		"Esta reserva aún no está confirmada. Podrás comunicar los pasos cuando la oficina la confirme.",
	ended: "Esta reserva ha terminado. Llama a la oficina si tienes preguntas.",
	collect: {
		reopen: "Abre de nuevo la hoja de servicio y pulsa allí un botón.",
		notDue: "No hay nada que cobrar en este servicio.",
		question: ({ amount }) => `¿Has cobrado ${amount}?`,
		intro: "La oficina ve tu respuesta.",
		change: "Cambiar la respuesta",
	},
	pickUp: "1. Recogida",
	call: ({ phone }) => `Llamar al ${phone}`,
	whatToMove: "Qué hay que trasladar",
	sizeUnknown: "No se sabe",
	noPacking: "Sin ayuda para embalar",
	askOffice: "Pregunta a la oficina",
	notes: "Notas de la oficina",
	steps: "Pasos",
	signature: "Recibido por (nombre y firma): ______________________________",
	groundFloor: "Planta baja",
	openMap: "Abrir mapa",
	delivery: "Entrega",
	nextStep: "Siguiente paso",
	receivedBy: "Recibido por",
	receiverHint: "El nombre de la persona que lo ha recibido todo.",
	morePhotos: "Más fotos",
	photosHint: ({ count }) =>
		`Solo pueden verlas el cliente y la oficina. Hasta ${count} en total. JPEG, PNG, WebP o AVIF, hasta 8 MB cada una.`,
	photo: ({ number }) => `Foto ${number}`,
	receivedByName: ({ name }) => `Recibido por ${name}`,
	notYet: "Todavía no",
	photoAlt: ({ position, count }) => `Entrega, foto ${position} de ${count}`,
};
