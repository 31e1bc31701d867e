import type { Messages } from "#messages/en/index.ts";

export const hotelAmenities: Messages["hotelAmenities"] = {
	wifi: "Wifi gratis",
	breakfast: "Desayuno",
	parking: "Aparcamiento",
	pool: "Piscina",
	gym: "Gimnasio",
	spa: "Spa",
	restaurant: "Restaurante",
	bar: "Bar",
	air_conditioning: "Aire acondicionado",
	reception_24h: "Recepción 24 horas",
	lift: "Ascensor",
	step_free: "Acceso sin escalones",
	family: "Ideal para familias",
	pets: "Admite mascotas",
	beach: "Primera línea de playa",
	garden: "Jardín",
	terrace: "Terraza",
	shuttle: "Traslado al aeropuerto",
	ev_charging: "Carga de coches eléctricos",
	laundry: "Lavandería",
};
