import { MAX_PHOTOS, PHOTO_ACCEPT, PHOTOS_AT_ONCE } from "#app/shop/products/photos/photo-words.ts";
import { pictureUrl } from "#app/site/pictures/pictures.ts";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";

/** A picture that a refused form had brought: what names it in the form, and its hash. */
export type KeptPhoto = { name: string; hash: string };

type PhotoFieldsProps = { field: FieldSource; kept: readonly KeptPhoto[]; hint: string };

/** Where photos come with a form. Those of a form that was refused are here still, to be left out or not. */
export function PhotoFields({ field, kept, hint }: PhotoFieldsProps) {
	return (
		<>
			{kept.length > 0 ? (
				<fieldset className="mb-5">
					<legend className="font-semibold">
						{kept.length === 1 ? "One photo is here already" : `${kept.length} photos are here already`}
					</legend>
					<p className="text-sm text-secondary">Untick one to leave it out.</p>
					<div className="mt-2 flex flex-wrap gap-3">
						{kept.map(({ name, hash }, at) => (
							<label key={hash} className="choice w-auto items-center">
								<input type="checkbox" name="keptPhoto" value={name} defaultChecked />
								<img
									src={pictureUrl(hash, 160)}
									alt={`Number ${at + 1} of those sent`}
									width={96}
									height={72}
									className="aspect-4/3 w-24 rounded-control bg-sunk object-cover"
								/>
							</label>
						))}
					</div>
				</fieldset>
			) : null}
			<FileField
				field={field}
				label={kept.length > 0 ? "More photos" : "Photos"}
				hint={`${hint} JPEG, PNG, WebP or AVIF, at most 8 MB each, up to ${PHOTOS_AT_ONCE} at a time and ${MAX_PHOTOS} in all.`}
				optional
				accept={PHOTO_ACCEPT}
				multiple
				className=""
			/>
		</>
	);
}
