import type { Messages } from "#messages/en/index.ts";

export const ownData: Messages["ownData"] = {
	picture: "Tu foto",
	linkGone: "Tu enlace ya no funciona. Pide otro.",
	kinds: {
		copy: "Enviarme una copia de mis datos",
		copyHint: "Lo que guardamos sobre ti, en un archivo.",
		erasure: "Borrar mis datos",
		erasureHint: "Cancelamos lo que esté abierto y quitamos lo que te identifica.",
	},
	chooseKind: "Elige una copia o el borrado de tus datos.",
	erase: {
		title: "Borrar tus datos",
		done: "Tus datos se han borrado. Te hemos enviado un correo con la información.",
		question: "¿Borrar tus datos?",
		for: ({ email }) => `Para ${email}. No se puede deshacer.`,
		open: "Cancelamos lo que está abierto",
		more: ({ more }) => `${more} más`,
		names: "Quitamos en todas partes tu nombre, teléfono, correo electrónico, direcciones y notas.",
		messages:
			"Eliminamos tus mensajes, sus imágenes, las fotos de las entregas y nuestro registro de los correos que te enviamos.",
		reviews: "Las opiniones se conservan sin tu nombre.",
		invoices:
			"Conservamos las facturas sin cambios, como exige la ley fiscal, y qué se pidió y se reservó, y cuándo, para nuestra contabilidad.",
		tracking:
			"Ya no podrás seguir tus pedidos y reservas, y los enlaces de nuestros correos dejarán de funcionar.",
		button: "Borrar mis datos",
		busy: "Borrando...",
	},
	title: "Tus datos",
	goBack: "Volver",
	link: {
		title: "Este enlace ya no funciona",
		why: "El enlace funciona hasta que se descarguen o se borren tus datos, durante 24 horas como máximo.",
		again: "Pedir otro enlace",
	},
	request: {
		title: "Obtén o borra tus datos",
		description: "Obtén una copia de los datos que guardamos sobre ti o pide que se borren.",
		lead: "Para lo que pediste, reservaste o nos enviaste sin cuenta. Enviamos un enlace al correo electrónico para que nadie más pueda ver o borrar tus datos.",
		emailHint: "El que usaste en tus pedidos, reservas o mensajes.",
		kind: "¿Qué quieres hacer?",
		button: "Enviarme un enlace",
		sentTitle: "Revisa tu correo",
		sent: "Hemos enviado un correo a la dirección que introdujiste. Si guardamos datos sobre ella, el correo lleva un enlace que funciona durante 24 horas.",
		noEmail:
			"¿No ha llegado nada en unos minutos? Revisa la carpeta de correo no deseado y la dirección que escribiste. Si lo pediste en los últimos 10 minutos, usa el enlace de entonces.",
		again: "Intentarlo de nuevo",
		account: ({ link }) => <>Para obtener o eliminar los datos de tu cuenta, {link("ve a tu perfil")}.</>,
	},
	summary: {
		lead: ({ email }) =>
			`Lo que guardamos sobre ${email} sin cuenta. Puedes usar esta página en este navegador durante una hora.`,
		title: "Lo que guardamos",
		nothing: "Nada.",
		copy: "Obtener una copia",
		download: "Descargar tus datos",
		erase: "Borrarlos",
		eraseLead:
			"Cancelamos lo que esté abierto y quitamos todo lo que te identifica. Verás qué significa antes de confirmar.",
		file: ({ file }) => (
			<>
				Un archivo ZIP con todo: {file}, que otros programas pueden leer, con el historial de tus pedidos y
				reservas, facturas, mensajes e imágenes.
			</>
		),
	},
};
