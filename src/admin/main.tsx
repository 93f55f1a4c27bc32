document.title = 'Administración'
