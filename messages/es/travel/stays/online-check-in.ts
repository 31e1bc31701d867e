import type { Messages } from "#messages/en/index.ts";

export const onlineCheckIn: Messages["onlineCheckIn"] = {
	title: "Registro en línea",
	setting: "Registro en línea",
	settingIntro:
		"Desde dos días antes de la llegada, un correo invita al huésped a registrarse en línea. Solo el equipo del hotel puede abrir lo que envía, y cada consulta queda registrada. Sin registro en línea, nada cambia para sus huéspedes.",
	mode: "Qué envían los huéspedes",
	off: "Nada: sin registro en línea",
	names: "Nombres, hora de llegada y firma",
	documents: "También los documentos de identidad",
	days: "Días que se conservan tras la salida",
	daysHint: "Después se borran los datos. Consérvelos solo el tiempo que exija la ley de su país.",
	daysRange: ({ min, max }) => `Introduzca de ${min} a ${max} días.`,
	chooseMode: "Elija qué envían los huéspedes.",
	saved: "El registro en línea se ha guardado.",
	intro: ({ hotel }) => `Indica a ${hotel} quién llega y cuándo, y ahorra tiempo en la recepción.`,
	arrives: ({ arrival }) => `Registro en línea hecho, llegada: ${arrival}`,
	again:
		"Si vuelves a enviar el formulario, sustituye lo que enviaste. Por tu seguridad, no se muestra aquí.",
	adult: ({ number }) => `Huésped ${number}`,
	child: ({ number }) => `Niño ${number}`,
	nationality: "Nacionalidad",
	document: "Documento",
	kinds: { passport: "Pasaporte", id_card: "Documento de identidad", other: "Otro documento" },
	documentNumber: "Número del documento",
	born: "Fecha de nacimiento",
	choose: "Elegir…",
	arrival: "Llegada prevista",
	later: "después de medianoche, o aún no se sabe",
	signature: "Firma",
	signatureHint: "Escribe tu nombre completo.",
	consent: ({ hotel, days }) =>
		`Al firmar, confirmas que los datos son correctos y aceptas que los reciba ${hotel}. Se guardan cifrados, solo el equipo del hotel puede abrirlos, cada consulta queda registrada y se borran ${days} después de la salida, o en cuanto se cancele la reserva.`,
	done: "Has hecho el registro en línea. La recepción te dará la llave cuando llegues.",
	notNow:
		"El registro en línea no está abierto para esta estancia. Se abre dos días antes de la llegada y se cierra cuando la recepción registra tu entrada.",
	chooseArrival: "Elige cuándo esperas llegar.",
	sign: "Firma con tu nombre completo.",
	chooseNationality: "Elige la nacionalidad.",
	chooseDocument: "Elige el documento.",
	enterNumber: "Introduce el número del documento.",
	enterBorn: "Introduce la fecha de nacimiento, como 1990-05-31.",
	checkBorn: "Revisa la fecha de nacimiento: está en el futuro o es demasiado antigua.",
	mark: "Registro en línea hecho",
	show: "Ver los datos de los huéspedes",
	look: "Cada consulta queda registrada con su nombre.",
	none: "No hay datos que mostrar: el huésped no los envió o ya se borraron.",
	teamOnly: "Solo el equipo del hotel puede ver estos datos.",
	unreadable:
		"Estos datos ya no se pueden leer, porque ha cambiado la clave secreta del sitio. Pídalos en la recepción.",
	signed: ({ name, at }) => `Firmado por ${name}, ${at}`,
	mail: {
		subject: ({ hotel }) => `Haz el registro en línea en ${hotel}`,
		text: ({ hotel }) =>
			`Pronto llegas a ${hotel}. Haz el registro en línea antes de llegar y ahorra tiempo en la recepción.`,
	},
};
