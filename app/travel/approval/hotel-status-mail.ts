import { layOutMail, type Mail } from "#app/site/mail/mail-layout.ts";
import type { HotelStatus } from "#app/travel/hotels/hotel-states.ts";

type Told = { hotel: string; owner: { name: string; email: string }; to: HotelStatus; why: string };

/** Tells an owner that their hotel is open to guests, or is not any more. */
export function hotelStatusMail({ hotel, owner, to, why }: Told): Mail {
	const isOpen = to === "approved";
	return layOutMail({
		to: owner.email,
		subject: isOpen ? `${hotel} is open for bookings` : `${hotel} is suspended`,
		paragraphs: [
			`Hello ${owner.name},`,
			isOpen
				? `${hotel} is approved. Guests find it from now on, and can book its rooms.`
				: `${hotel} is not found or booked any more. Its bookings stay, and you go on looking after them. Write to us if you think this is a mistake.`,
		],
		...(why ? { quote: why } : {}),
		link: isOpen
			? { label: "Open your dashboard", path: "/owner/dashboard" }
			: { label: "Contact us", path: "/contact" },
	});
}
