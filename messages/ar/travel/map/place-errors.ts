import type { Messages } from "#messages/en/index.ts";

export const placeErrors: Messages["placeErrors"] = {
	latitude: ({ bound, example }) => `أدخل خط العرض رقمًا من −${bound} إلى ${bound}، مثل ${example}.`,
	longitude: ({ bound, example }) => `أدخل خط الطول رقمًا من −${bound} إلى ${bound}، مثل ${example}.`,
	latitudeToo: "أدخل خط العرض أيضًا، أو اترك الحقلين فارغين.",
	longitudeToo: "أدخل خط الطول أيضًا، أو اترك الحقلين فارغين.",
	noClick: "انقر على الخريطة حيث يقع الفندق، أو أدخل إحداثياته.",
};
