import type { Messages } from "#messages/en/index.ts";

export const hotelAmenities: Messages["hotelAmenities"] = {
	wifi: "Wi-Fi grátis",
	breakfast: "Pequeno-almoço",
	parking: "Estacionamento",
	pool: "Piscina",
	gym: "Ginásio",
	spa: "Spa",
	restaurant: "Restaurante",
	bar: "Bar",
	air_conditioning: "Ar condicionado",
	reception_24h: "Receção 24 horas",
	lift: "Elevador",
	step_free: "Acesso sem degraus",
	family: "Adequado a famílias",
	pets: "Animais permitidos",
	beach: "Em frente à praia",
	garden: "Jardim",
	terrace: "Terraço",
	shuttle: "Transporte de/para o aeroporto",
	ev_charging: "Carregamento de carros elétricos",
	laundry: "Lavandaria",
};
