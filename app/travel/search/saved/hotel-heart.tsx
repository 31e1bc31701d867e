import { useLocation } from "@remix-run/react";
import { PublicForm } from "#app/ui/form/post-form.tsx";
import { OwnPart, useOwnData } from "#app/ui/frame/page-part.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { hotelAnchor, savedHotelPath } from "./saved-path.ts";
import "../ui/search.css";

type NamedHotel = { id: number; name: string };
/** The loader of a page whose own data has that of `ownHearts`. */
type HeartsLoader = () => Promise<{ json(): Promise<{ own: { saved: readonly NamedHotel[] } }> }>;

const useSaved = () => useOwnData<HeartsLoader>()?.saved ?? [];

/** Saves a hotel to the wishlist, or removes it. Only on pages whose loader has `ownHearts`, and their `handle.own` `OwnHearts`. */
export function HotelHeart({ hotel }: { hotel: NamedHotel }) {
	const isSaved = useSaved().some(({ id }) => id === hotel.id);
	return <Heart hotel={hotel} isSaved={isSaved} />;
}

/** The hearts of the hotels that a visitor has saved. */
export const OwnHearts = () => useSaved().map((hotel) => <Heart key={hotel.id} hotel={hotel} isSaved />);

export function Heart({ hotel: { id, name }, isSaved }: { hotel: NamedHotel; isSaved: boolean }) {
	const { pathname, search } = useLocation();
	const path = savedHotelPath(id);
	return (
		<OwnPart name={hotelAnchor(id)}>
			<PublicForm action={isSaved ? `${path}/removal` : path} className="heart">
				<input type="hidden" name="returnTo" value={`${pathname}${search}#${hotelAnchor(id)}`} />
				<button type="submit" data-tone={isSaved ? "red" : undefined}>
					<Icon name="heart" />
					<span className="sr-only">
						{isSaved ? "Remove from wishlist" : "Save"}: {name}
					</span>
				</button>
			</PublicForm>
		</OwnPart>
	);
}
