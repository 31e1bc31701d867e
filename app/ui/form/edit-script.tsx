import { t } from "#app/common/language/messages.ts";
import editFormUrl from "./edit-form.js?url";

/**
 * For forms that take a while to fill in: warns of unsaved changes, previews pictures, shows upload progress.
 */
export const EditScript = () => (
	<script
		type="module"
		src={editFormUrl}
		data-uploading={t.uploads.uploading}
		data-progress={t.uploads.progress}
		data-processing={t.uploads.processing}
		data-cancel={t.uploads.cancel}
		data-cancelled={t.uploads.cancelled}
		data-failed={t.uploads.failed}
	/>
);
