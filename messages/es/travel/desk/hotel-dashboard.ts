import type { Messages } from "#messages/en/index.ts";

export const hotelDashboard: Messages["hotelDashboard"] = {
	title: "Panel del hotel",
	clocks: "Las fechas y horas están en la zona horaria de cada hotel.",
	noHotelsText: "Añade un hotel y sus habitaciones. Cuando lo aprobemos, las reservas aparecerán aquí.",
	noHotels: "Aún no hay hoteles",
	addHotel: "Añade tu hotel",
	choose: "Elige un hotel para ver su disponibilidad.",
	chooseFigures: "Elige un hotel para ver su disponibilidad y sus cifras.",
};
