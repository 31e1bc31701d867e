import type { Messages } from "#messages/en/index.ts";

export const moveBoard: Messages["moveBoard"] = {
	choose: { vehicle: "Elige un vehículo.", driver: "Elige un conductor." },
	findTime: ({ name, hidden }) => <>Buscar otra hora{hidden(` para ${name}`)}</>,
	reopen: "Abre de nuevo la reserva.",
	assigned: "La mudanza está asignada.",
	unassigned: "La mudanza ya no está asignada.",
	checkAgain: "Comprueba su hora y su asignación y vuelve a asignarla.",
	vehicleBusy: ({ name }) => `${name} no está disponible a esta hora.`,
	driverInactive: ({ name }) => `El conductor ${name} no está activo.`,
	hasJob: ({ name, time }) => `${name} ya tiene un servicio a las ${time}.`,
	outOfService: ({ reason }) => `Fuera de servicio: ${reason}`,
	outsideItsHours: "Fuera de su horario de trabajo",
	day: {
		anyDay: "Mudanzas de un día",
		title: ({ day }) => `Mudanzas del ${day}`,
		noVehicles: "Los servicios se asignan a vehículos y conductores.",
		noVehiclesTitle: "Aún no hay vehículos",
		addVehicle: "Añadir vehículo",
		jobs: "Servicios",
		hours: "Horas",
		revenue: "Ingresos",
		capacity: "Capacidad utilizada",
		previous: "Día anterior",
		next: "Día siguiente",
		today: "Hoy",
		go: "Ir",
	},
	waiver: {
		reopen: "Abre de nuevo la reserva y exime allí del anticipo.",
		refusal: {
			paid: "El cliente ha pagado el anticipo. En su lugar, reembólsalo desde el pago.",
			none: "Esta mudanza no tiene anticipo por pagar o su anticipo ha cambiado.",
		},
		done: "El cliente ya no tiene que pagar el anticipo.",
		mailed: "Recibe un correo.",
		noEmail: "No hay correo electrónico: llámale.",
		question: ({ amount, name }) => `¿Eximir a ${name} del anticipo de ${amount}?`,
		button: "Eximir del anticipo",
		busy: "Eximiendo...",
		consequence:
			"El cliente paga el precio completo el día de la mudanza. La mudanza no se cancelará por falta de pago del anticipo. No podrás volver a pedir el anticipo.",
	},
	move: {
		title: ({ number }) => `Mudanza ${number}`,
		heading: ({ number, hidden }) => (
			<>
				{hidden("Mudanza ")}
				{number}
			</>
		),
		fromTo: ({ from, to }) => (
			<>
				{from} a {to}
			</>
		),
		refundFailed: ({ amount }) => <>Reembolso fallido: {amount}.</>,
		section: "Mudanza",
		messages: "Mensajes",
		refundRefused: "El proveedor de pagos lo rechazó o el banco del cliente lo devolvió.",
		reschedule: "Cambiar fecha",
	},
	note: {
		title: "Añadir nota",
		saved: "La nota se ha guardado.",
		hint: "La ven los administradores y, en la hoja de servicio, el conductor. Los clientes no pueden leerla.",
	},
	price: {
		depositOpen: ({ amount }) => `El anticipo de ${amount} aún no se ha pagado.`,
		depositUntil: ({ until }) => `Si no se paga antes del ${until}, la mudanza se cancela.`,
		cancelledLate: "El cliente canceló tarde.",
		viewPayment: "Ver pago",
		noRate:
			"Tus tarifas no dan ningún precio para esta mudanza. Confirma la reserva para enviar uno al cliente.",
		none: "Esta mudanza no tiene precio.",
		notAccepted: "El cliente aún no ha aceptado este precio.",
		feeCovered: "El anticipo cubre el cargo.",
		feeLeft: ({ amount }) => `Debe los ${amount} restantes del cargo.`,
		feeOwed: "Debe el cargo.",
		notCollected: ({ amount }) => `El conductor no cobró ${amount}.`,
		notRecorded: ({ amount }) => `El pago de ${amount} no está registrado.`,
	},
	assign: {
		noneInUse: {
			truck: "No hay ningún camión en uso.",
			loader: "No hay ninguna camioneta en uso.",
			driver: "No hay ningún conductor activo.",
		},
		noneFree: {
			truck: "No hay ningún camión libre a esta hora.",
			loader: "No hay ninguna camioneta libre a esta hora.",
			driver: "No hay ningún conductor libre a esta hora.",
		},
		tooMany: {
			truck: "A esta hora hay más mudanzas reservadas que camiones.",
			loader: "A esta hora hay más mudanzas reservadas que camionetas.",
		},
		freeTimes: {
			truck: "Hay un camión libre a estas horas. Cambiar la mudanza a:",
			loader: "Hay una camioneta libre a estas horas. Cambiar la mudanza a:",
		},
		label: ({ name }) => `Asignar la mudanza de ${name}`,
		button: "Asignar",
		busy: "Asignando...",
		undo: "Quitar asignación",
		title: "Asignación",
		showDay: "Mostrar el día",
		none: "No hay ningún vehículo ni conductor asignado.",
		outOfService: ({ vehicle }) => `${vehicle} está fuera de servicio a esta hora. Asigna otro vehículo.`,
	},
	working: "Procesando...",
	timeline: {
		caption: ({ day }) => `Servicios del ${day}`,
		empty: "Sin servicios",
		notInUse: "Fuera de uso",
		noHours: "Sin horario de trabajo",
		outsideHours: "Fuera del horario de trabajo",
	},
	overbooked: "Exceso de reservas",
	job: {
		code: ({ number }) => `Enlace del servicio ${number}`,
		undo: "Deshacer el último paso",
		hasLink:
			"El conductor tiene este enlace por correo. Cualquiera que tenga el enlace puede comunicar los pasos.",
		noLink:
			"El enlace de este servicio no se puede mostrar. Para crear otro, quita la asignación y vuelve a asignar el servicio.",
	},
	events: {
		assigned: "Asignada",
		unassigned: "Asignación quitada",
		step: "Paso comunicado",
		stepUndone: "Paso deshecho",
	},
	unassignedTitle: ({ count }) => `Sin vehículo (${count})`,
};
