import { say } from '../words/language';
import { keepNow, useKeeping } from './offline';

export function Footer() {
  const keeping = useKeeping();
  const { footer, kept, notKept, again, newer, loadNewer } = say.shell;
  return (
    <footer class="site">
      <p>{footer}</p>
      <p aria-live="polite">
        {keeping === 'kept' && kept}
        {keeping === 'failed' && notKept}
        {keeping === 'newer' && newer}
      </p>
      {keeping === 'failed' && (
        <button type="button" onClick={() => void keepNow()}>
          {again}
        </button>
      )}
      {keeping === 'newer' && (
        <button type="button" onClick={() => location.reload()}>
          {loadNewer}
        </button>
      )}
    </footer>
  );
}
