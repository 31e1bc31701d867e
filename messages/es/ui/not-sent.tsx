import type { Messages } from "#messages/en/index.ts";

export const notSent: Messages["notSent"] = {
	offline:
		"No hemos podido enviar este formulario porque tu dispositivo no tiene conexión con nuestro sitio. Lo que escribiste sigue aquí. Comprueba tu conexión y envíalo de nuevo.",
	failure:
		"No hemos podido enviar este formulario. El problema es nuestro. Lo que escribiste sigue aquí. Envíalo de nuevo en un momento.",
	tooMany: ({ wait }) =>
		`No hemos podido enviar este formulario porque se han enviado demasiados. Lo que escribiste sigue aquí. Espera ${wait} y envíalo de nuevo.`,
	session: ({ link }) => (
		<>
			Tu sesión ha terminado. Lo que escribiste sigue aquí. {link("Inicia sesión en otra pestaña")} y envíalo
			de nuevo.
		</>
	),
	notConnected: "No tienes conexión. La página se abrirá en cuanto la recuperes.",
	unreached: {
		title: "Sin conexión",
		text: "No podemos conectar con el servidor. Esta página se abrirá en cuanto vuelva la conexión.",
	},
};
