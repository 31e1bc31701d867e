import type { Messages } from "#messages/en/index.ts";

export const hotelSorts: Messages["hotelSorts"] = {
	recommended: "موصى به",
	price: "السعر: من الأقل إلى الأعلى",
	rating: "تقييم الضيوف",
	stars: "عدد النجوم",
};
