import { formatTenths } from "#app/common/format-figures.ts";
import { t } from "#app/common/language/messages.ts";
import { MAX_PHOTOS, PHOTO_ACCEPT, PHOTOS_AT_ONCE } from "#app/common/photos/photo-limits.ts";
import type { WaitingUpload } from "#app/common/photos/waiting-uploads.server.ts";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";

type PhotoFieldsProps = { field: FieldSource; waiting: readonly WaitingUpload[]; hint: string };

/** The photos of a form that creates their owner. Those of a refused form are listed, and can be left out. */
export function PhotoFields({ field, waiting, hint }: PhotoFieldsProps) {
	return (
		<>
			<WaitingPhotos waiting={waiting} />
			<FileField
				field={field}
				label={waiting.length > 0 ? t.photos.more : t.photos.photos}
				hint={t.photos.formHint({ hint, perTime: PHOTOS_AT_ONCE, max: MAX_PHOTOS })}
				optional
				accept={PHOTO_ACCEPT}
				multiple
				className=""
			/>
		</>
	);
}

/** The photos that wait from a refused form, each with a box. */
export function WaitingPhotos({ waiting }: Pick<PhotoFieldsProps, "waiting">) {
	if (waiting.length === 0) return null;
	return (
		<fieldset className="mb-5">
			<legend className="font-semibold">
				{waiting.length === 1 ? t.photos.oneUploaded : t.photos.uploaded({ count: waiting.length })}
			</legend>
			<p className="text-sm text-secondary">{t.photos.clear}</p>
			<div className="mt-2 grid gap-2">
				{waiting.map(({ id, name, size }) => (
					<label key={id} className="choice w-auto items-center">
						<input type="checkbox" name="uploadedPhoto" value={id} defaultChecked />
						<span className="min-w-0 break-words">
							{name || t.photos.photo} <span className="text-secondary">({describeSize(size)})</span>
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

const describeSize = (bytes: number) =>
	bytes < 1_000_000
		? `${Math.max(1, Math.round(bytes / 1_000))} KB`
		: `${formatTenths(bytes / 1_000_000)} MB`;
