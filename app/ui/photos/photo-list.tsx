import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { pictureUrl } from "#app/common/photos/pictures.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

type Photo = { id: number; hash: string; alt: string; width: number; height: number };

type PhotoListProps = {
	photos: Photo[];
	/** The page of these photos; each photo has its own page below it. */
	path: string;
	/** Square photos, as for products; otherwise wide, as for places. */
	square?: boolean;
};

/** Photos in their order, each with its actions. */
export function PhotoList({ photos, path, square = false }: PhotoListProps) {
	return (
		<ol className={`grid gap-4 sm:grid-cols-2 ${square ? "md:grid-cols-3" : ""}`}>
			{photos.map((photo, at) => (
				<li key={photo.id} className="card flex flex-col overflow-hidden">
					<img
						src={pictureUrl(photo.hash, 320)}
						alt={photo.alt || t.photos.withoutAlt({ number: at + 1 })}
						width={photo.width}
						height={photo.height}
						loading={at < 6 ? undefined : "lazy"}
						className={`${square ? "aspect-square" : "aspect-4/3"} w-full bg-sunk object-cover`}
					/>
					<div className="flex flex-1 flex-col p-3 text-sm">
						<p className="font-semibold">
							{at === 0 ? t.photos.main : t.photos.photoNumber({ number: at + 1 })}
						</p>
						<p className="mb-3 flex-1 text-secondary wrap-anywhere">{photo.alt || t.photos.noAltText}</p>
						<div className="flex flex-wrap gap-2">
							<ButtonLink href={`${path}/${maskId(photo.id)}`} variant="plain" dense>
								{photo.alt ? t.photos.editAlt : t.photos.addAlt}
								<span className="sr-only"> {t.photos.photoNumberAfter({ number: at + 1 })}</span>
							</ButtonLink>
							{at > 0 ? <Move path={path} photo={photo} at={at} to="front" /> : null}
							{at < photos.length - 1 ? <Move path={path} photo={photo} at={at} to="back" /> : null}
							<PostForm action={`${path}/${maskId(photo.id)}/removal`}>
								<Button variant="quiet" dense busy={t.words.removing}>
									{t.words.remove}
									<span className="sr-only"> {t.photos.photoNumberAfter({ number: at + 1 })}</span>
								</Button>
							</PostForm>
						</div>
					</div>
				</li>
			))}
		</ol>
	);
}

type MoveProps = { path: string; photo: Photo; at: number; to: "front" | "back" };

function Move({ path, photo, at, to }: MoveProps) {
	return (
		<PostForm action={`${path}/${maskId(photo.id)}/position`}>
			<Button variant="plain" dense name="to" value={to}>
				{to === "front" ? t.photos.moveLeft : t.photos.moveRight}
				<span className="sr-only"> {t.photos.photoNumberAfter({ number: at + 1 })}</span>
			</Button>
		</PostForm>
	);
}
