import { t } from "#app/common/language/messages.ts";
import { countryName } from "#app/common/places/country-name.ts";
import { Rating } from "#app/reviews/ui/stars.tsx";
import { hotelPath } from "#app/travel/nights/stay.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { CardPhoto } from "#app/ui/photos/photo.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import type { readSavedHotels } from "./saved-hotels.server.ts";
import { savedHotelPath } from "./saved-path.ts";

type SavedHotel = Awaited<ReturnType<typeof readSavedHotels>>[number];

const hidden = (text: string) => <span className="sr-only">{text}</span>;

/** A hotel of a wishlist, with the price of its cheapest night and buttons. */
export function SavedHotelRow({ hotel, currency }: { hotel: SavedHotel; currency: string }) {
	const { id, name, isOpen, price_from: price } = hotel;
	return (
		<div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
			<span className="photo-frame size-20 sm:size-24">
				<CardPhoto image={hotel} icon="bed" sizes="6rem" isFirst={false} />
			</span>
			<div>
				<div className="flex justify-between gap-x-4">
					<p className="min-w-0 font-semibold wrap-anywhere">
						{isOpen ? (
							<a href={hotelPath(id)} className="hover:underline">
								{name}
							</a>
						) : (
							name
						)}
					</p>
					<Rating sum={hotel.rating_sum} count={hotel.rating_count} />
				</div>
				<p className="text-sm text-secondary">
					{hotel.city}, {countryName(hotel.country)}
				</p>
				{isOpen && price !== null ? (
					<p className="mt-0.5 text-sm">
						{t.hotelPrice.fromANight({
							price: <Price amount={price} currency={currency} />,
							small: (text) => text,
						})}
					</p>
				) : null}
				{isOpen ? null : <p className="mt-1 text-sm text-secondary">{t.savedHotels.noLonger}</p>}
				<div className="mt-3 flex flex-wrap gap-2">
					{isOpen ? (
						<ButtonLink href={`${hotelPath(id)}#search`}>
							{t.savedHotels.chooseDates({ rest: hidden, hotel: name })}
						</ButtonLink>
					) : null}
					<PostForm action={`${savedHotelPath(id)}/removal`}>
						<Button variant="plain" busy={t.savedHotels.removing} className="px-3">
							{t.savedHotels.remove({ rest: hidden, hotel: name })}
						</Button>
					</PostForm>
				</div>
			</div>
		</div>
	);
}
