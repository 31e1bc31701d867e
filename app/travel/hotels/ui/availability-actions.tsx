import { t } from "#app/common/language/messages.ts";
import { type HotelOrRoom, ownedPath } from "#app/travel/hotels/owned.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** `mayDelete`: of a hotel, only its owner. */
export function AvailabilityActions({ owned, mayDelete }: { owned: HotelOrRoom; mayDelete: boolean }) {
	const path = ownedPath(owned);
	const { kind: what, archived_at } = owned;
	return (
		<section className="mt-10 max-w-form border-t border-line pt-6">
			<h2 className="text-lg">
				{archived_at === null ? t.archiveHotel.archiveTitle[what] : t.archiveHotel.archivedTitle[what]}
			</h2>
			<p className="mt-1 mb-4 text-secondary">{t.archiveHotel.consequence}</p>
			<p className="flex flex-wrap gap-3">
				<ButtonLink href={`${path}/archive`} variant="plain">
					{archived_at === null ? t.archiveHotel.archive[what] : t.archiveHotel.restore[what]}
				</ButtonLink>
				{mayDelete ? (
					<ButtonLink href={`${path}/deletion`} variant="quiet">
						{t.deleteHotel.button[what]}
					</ButtonLink>
				) : null}
			</p>
		</section>
	);
}
