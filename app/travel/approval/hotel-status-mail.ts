import { layOutMail, type Mail } from "#app/site/mail/mail-layout.ts";
import type { HotelStatus } from "#app/travel/hotels/hotel-states.ts";

type Told = { hotel: string; owner: { name: string; email: string }; to: HotelStatus; why: string };

/** To the owner: the hotel is approved and open for bookings, or suspended. */
export function hotelStatusMail({ hotel, owner, to, why }: Told): Mail {
	const isOpen = to === "approved";
	return layOutMail({
		to: owner.email,
		name: owner.name,
		subject: isOpen ? `${hotel} is open for bookings` : `${hotel} is suspended`,
		paragraphs: [
			isOpen
				? `${hotel} is approved and open for bookings. Guests can now find it and book its rooms.`
				: `${hotel} is suspended: it is hidden from guests and takes no new bookings. Existing bookings are kept, and you still manage them. If you think this is a mistake, contact us.`,
		],
		link: isOpen
			? { label: "Open your dashboard", path: "/owner/dashboard" }
			: { label: "Contact us", path: "/contact" },
		...(why ? { quote: { label: "Reason", text: why } } : {}),
	});
}
