import type { Messages } from "#messages/en/index.ts";

export const noStay: Messages["noStay"] = {
	title: "Esta estancia no se puede reservar",
	seeRooms: ({ hotel }) => `Ver habitaciones de ${hotel}`,
	noRoomTitle: "Aún no has elegido habitación",
	goneTitle: "Esta habitación ya no está disponible",
	find: "Buscar hotel",
	otherRooms: "Disponibles en las mismas fechas",
	forStay: ({ total }) => `${total} por la estancia`,
	opening: "Abriendo...",
	typed: "Tus datos",
	kept: "Conservamos tus datos para la habitación que elijas. Aún no hay nada reservado.",
	notKept: "No hay nada reservado. Copia tus datos si quieres reservar otro hotel.",
	chooseDates: "Elige las fechas de entrada y salida.",
	noRoom: ({ link }) => (
		<>Elige primero un hotel y una habitación. ¿Acabas de reservar? {link("Ver tu reserva")}.</>
	),
	gone: ({ link }) => <>El hotel ya no la ofrece. ¿Acabas de reservar? {link("Ver tu reserva")}.</>,
	fields: { name: "Nombre", email: "Correo", contact: "Teléfono", requests: "Peticiones" },
	choose: ({ room }) => <>Elegir esta habitación{room}</>,
};
