import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
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

type HeartProps = { hotel: NamedHotel; isSaved: boolean };

export function Heart({ hotel: { id, name }, isSaved }: HeartProps) {
	return (
		<SavingForm hotelId={id} isSaved={isSaved} anchor={`#${hotelAnchor(id)}`} className="heart">
			<button type="submit" data-tone={isSaved ? "red" : undefined}>
				<Icon name="heart" />
				<span className="sr-only">
					{isSaved ? t.savedHotels.removeHotel({ hotel: name }) : t.savedHotels.saveHotel({ hotel: name })}
				</span>
			</button>
		</SavingForm>
	);
}

/** Saves a hotel on its own page, whose `handle.own` is `OwnSave`. */
export function SaveHotel({ hotelId }: { hotelId: number }) {
	return <SaveButton hotelId={hotelId} isSaved={useSaved().some(({ id }) => id === hotelId)} />;
}

export const OwnSave = () => useSaved().map(({ id }) => <SaveButton key={id} hotelId={id} isSaved />);

const SaveButton = ({ hotelId, isSaved }: { hotelId: number; isSaved: boolean }) => (
	<SavingForm hotelId={hotelId} isSaved={isSaved} anchor="">
		<button type="submit" className="btn btn-plain btn-dense" data-tone={isSaved ? "red" : undefined}>
			<Icon name="heart" className={isSaved ? "fill-current text-tone" : undefined} />
			{isSaved
				? t.savedHotels.isSaved({ rest: (text) => <span className="sr-only">{text}</span> })
				: t.savedHotels.save}
		</button>
	</SavingForm>
);

type SavingFormProps = {
	hotelId: number;
	isSaved: boolean;
	/** Where the page goes on. */
	anchor: string;
	className?: string;
	children: ReactNode;
};

function SavingForm({ hotelId, isSaved, anchor, className, children }: SavingFormProps) {
	const { pathname, search } = useLocation();
	const path = savedHotelPath(hotelId);
	return (
		<OwnPart name={hotelAnchor(hotelId)}>
			<PublicForm action={isSaved ? `${path}/removal` : path} className={className}>
				<input type="hidden" name="returnTo" value={pathname + search + anchor} />
				{children}
			</PublicForm>
		</OwnPart>
	);
}
